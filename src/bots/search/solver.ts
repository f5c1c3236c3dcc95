import type { AnyEndings } from '../../game/endings.ts';
import type { BotEngine } from '../../game/game.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';

/** What it takes to solve the last cards of a deal; positions with the same text in `endings` come to the same. */
export type SolvableGame = Pick<BotEngine, 'play' | 'search'> & {
  readonly endings?: Pick<AnyEndings, 'positionKey'>;
};

/** What best play of both sides comes to from a table that lies open, for the first side: and the move it begins with. */
export interface SolverResult {
  readonly value: number;
  /** Null where the deal is over, or left to chance. */
  readonly move: GameMove | null;
}

/** What is known of a position: its value lies between. */
interface ValueBounds {
  readonly low: number;
  readonly high: number;
}

/** What chance is worth in an ending: better than a loss that is certain, worse than a win that is. */
export const CHANCE_VALUE = 0;

/** Which side a seat plays for: 0 or 1. */
export const sideOf = (game: Pick<SolvableGame, 'play'>, state: GameState, seat: Seat): number =>
  seat % game.play.scores(state).length;

/**
 * Whether something was shuffled or thrown since the start of an ending, and the deal goes on: who plays it can’t know
 * what comes of that.
 */
export const isLeftToChance = (
  { play, search }: Pick<SolvableGame, 'play' | 'search'>,
  start: GameState,
  state: GameState,
): boolean =>
  play.turn(state) !== null &&
  search.dealOf(state) === search.dealOf(start) &&
  JSON.stringify(state.chance) !== JSON.stringify(start.chance);

/** Thrown within the solver where there is too much to look at, or chance comes in. */
class UnsolvedError extends Error {}

const UNKNOWN_VALUE: ValueBounds = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/** A position as text: house rules stay, and chance decides nothing any more. */
const serializePosition = (state: GameState): string => JSON.stringify({ ...state, options: 0, chance: 0 });

/** The moves of a seat, one of all that come to the same. */
export function listDistinctMoves(
  { play }: Pick<SolvableGame, 'play'>,
  state: GameState,
  seat: Seat,
): GameMove[] {
  const { equivalenceKey, moves } = play;
  const all = [...moves(state, seat)];
  if (!equivalenceKey) return all;
  return [...new Map(all.map((move) => [equivalenceKey(state, seat, move), move])).values()];
}

/** What a table comes to at which nobody plays on, for the first side; null where somebody does. @throws Unsolved */
function evaluateEnd(
  { play, search }: SolvableGame,
  start: GameState,
  state: GameState,
  chance: number | null,
): number | null {
  if (play.turn(state) === null || search.dealOf(state) !== search.dealOf(start))
    return search.evaluate(state, 0);
  if (!isLeftToChance({ play, search }, start, state)) return null;
  if (chance === null) throw new UnsolvedError();
  return chance;
}

/**
 * Solves a deal between two sides to its end, or to where chance comes in, all cards lying open; what was looked at
 * is remembered.
 * @param start a table of that deal
 * @param most positions looked at in all
 * @param chance what a table is worth at which chance comes in; null: such a deal is not solved
 * @returns what answers for a position of the deal: null where there is too much to look at
 */
export function createSolver(
  game: SolvableGame,
  start: GameState,
  most: number,
  chance: number | null = CHANCE_VALUE,
): (from: GameState) => SolverResult | null {
  const { play, search, endings } = game;
  const textOf = endings?.positionKey ?? serializePosition;
  const known = new Map<string, ValueBounds>();

  const over = (state: GameState): number | null => evaluateEnd(game, start, state, chance);

  /** The best of the moves of whoever is on turn; what comes to the bounds or beyond them may be further off. */
  function findBestMove(from: GameState, low: number, high: number): SolverResult {
    const seat = play.turn(from) as Seat;
    const first = sideOf(game, from, seat) === 0;
    let [a, b, found] = [low, high, null as SolverResult | null];
    for (const move of listDistinctMoves(game, from, seat)) {
      const value = searchValue(play.play(from, seat, move).state, a, b);
      if (!found || (first ? value > found.value : value < found.value)) found = { value, move };
      if (first) a = Math.max(a, value);
      else b = Math.min(b, value);
      if (a >= b) break;
    }
    return found ?? { value: search.evaluate(from, 0), move: null };
  }

  function searchValue(from: GameState, low: number, high: number): number {
    const end = over(from);
    if (end !== null) return end;
    const text = textOf(from);
    const before = known.get(text) ?? UNKNOWN_VALUE;
    if (before.low >= high || before.low === before.high) return before.low;
    if (before.high <= low) return before.high;
    if (known.size >= most) throw new UnsolvedError();
    known.set(text, before);
    const { value } = findBestMove(from, low, high);
    known.set(text, {
      low: value > low ? value : before.low,
      high: value < high ? value : before.high,
    });
    return value;
  }

  return (from) => {
    try {
      const end = over(from);
      if (end !== null) return { value: end, move: null };
      // A table that comes to the same may lie otherwise: its moves are its own.
      return findBestMove(from, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
    } catch (error) {
      // A table that goes round and round has no end that could be found so.
      if (error instanceof UnsolvedError || error instanceof RangeError) return null;
      throw error;
    }
  };
}
