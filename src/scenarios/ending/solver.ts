import type { SearchedGame } from '../../game/game.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';

/** What best play of both sides comes to from a table that lies open, for the first side: and the move it begins with. */
export interface Best {
  readonly value: number;
  /** Null where the deal is over. */
  readonly move: GameMove | null;
}

/** What is known of a position: its value lies between. */
interface Known {
  readonly low: number;
  readonly high: number;
  readonly move: GameMove | null;
}

/** Which side a seat plays for: 0 or 1. */
export const sideOf = (game: Pick<SearchedGame, 'play'>, state: GameState, seat: Seat): number =>
  seat % game.play.scores(state).length;

/** Thrown within the solver where there is too much to look at. */
class Unsolved extends Error {}

const ANYTHING: Known = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, move: null };

/** A position as text: house rules stay, and chance decides nothing any more. */
const keyOf = (state: GameState): string => JSON.stringify({ ...state, options: 0, chance: 0 });

/**
 * Solves deals between two sides to their end, all cards lying open; what was looked at is remembered.
 * @param most so many positions are looked at in all
 * @returns what answers for a position of the deal: null where there is too much to look at
 */
export function solver(
  game: Pick<SearchedGame, 'play' | 'search'>,
  deal: number,
  most: number,
): (from: GameState) => Best | null {
  const { play, search } = game;
  const known = new Map<string, Known>();

  function best(from: GameState, low: number, high: number): Best {
    const seat = play.turn(from);
    if (seat === null || search.dealOf(from) !== deal) return { value: search.value(from, 0), move: null };
    const key = keyOf(from);
    const before = known.get(key) ?? ANYTHING;
    if (before.low >= high || before.low === before.high) return { value: before.low, move: before.move };
    if (before.high <= low) return { value: before.high, move: before.move };
    if (known.size >= most) throw new Unsolved();
    known.set(key, before);
    const first = sideOf(game, from, seat) === 0;
    let [a, b, found] = [low, high, null as Best | null];
    for (const move of play.moves(from, seat)) {
      const { value } = best(play.play(from, seat, move).state, a, b);
      if (!found || (first ? value > found.value : value < found.value)) found = { value, move };
      if (first) a = Math.max(a, value);
      else b = Math.min(b, value);
      if (a >= b) break;
    }
    const { value, move } = found ?? { value: search.value(from, 0), move: null };
    known.set(key, {
      low: value > low ? value : before.low,
      high: value < high ? value : before.high,
      move,
    });
    return { value, move };
  }

  return (from) => {
    try {
      return best(from, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
    } catch (error) {
      // A table that goes round and round has no end that could be found so.
      if (error instanceof Unsolved || error instanceof RangeError) return null;
      throw error;
    }
  };
}
