import type { SearchedGame } from '../../game/game.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import type { Worlds } from '../search/worlds.ts';

/** So many worlds that are all alike leave nothing hidden that matters. */
const ALIKE = 4;
/** Positions looked at for one decision. */
const MOST = 4_000;

/** The one way the cards can lie before the deal ends; null where there are several. */
export function onlyWorld(worlds: Worlds): GameState | null {
  const plain = (n: number): string => JSON.stringify({ ...worlds(n).state, chance: [] });
  const first = plain(0);
  for (let n = 1; n < ALIKE; n++) if (plain(n) !== first) return null;
  return worlds(0).state;
}

/** Thrown within the solver where there is too much to look at. */
class Unsolved extends Error {}

/**
 * What each of the moves comes to if everybody plays their best to the end of the deal, seeing all cards: for the seat
 * that makes it. Null where that is too much to look at.
 */
export function solved(
  game: SearchedGame,
  state: GameState,
  seat: Seat,
  moves: readonly GameMove[],
): readonly number[] | null {
  const { play, search } = game;
  const deal = search.dealOf(state);
  const known = new Map<string, GameState>();
  let looked = 0;

  /** The end that best play leads to. */
  const end = (from: GameState): GameState => {
    const turn = play.turn(from);
    if (turn === null || search.dealOf(from) !== deal) return from;
    const key = JSON.stringify(from);
    const before = known.get(key);
    if (before) return before;
    if (++looked > MOST) throw new Unsolved();
    let [best, top]: [GameState, number] = [from, Number.NEGATIVE_INFINITY];
    for (const move of play.moves(from, turn)) {
      const to = end(play.play(from, turn, move).state);
      const value = search.value(to, turn);
      if (value > top) [best, top] = [to, value];
    }
    known.set(key, best);
    return best;
  };

  try {
    return moves.map((move) => search.value(end(play.play(state, seat, move).state), seat));
  } catch (error) {
    // A table that goes round and round has no end that could be found so.
    if (error instanceof Unsolved || error instanceof RangeError) return null;
    throw error;
  }
}
