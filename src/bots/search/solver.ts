import type { AnyEndings } from '../../game/endings.ts';
import type { BotEngine } from '../../game/game.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';

/** What the solver needs of a game. Positions with the same `positionKey` have the same value. */
export type SolvableGame = Pick<BotEngine, 'play' | 'search'> & {
  readonly endings?: Pick<AnyEndings, 'positionKey'>;
};

/** Value of best play by both sides for side 0, and the first move of it. */
export interface SolverResult {
  /** In evaluation points; positive if side 0 is ahead. */
  readonly value: number;
  /** The best move; null if the deal is over or left to chance. */
  readonly move: GameMove | null;
}

/** Bounds of a position's value for side 0, both inclusive. */
interface ValueBounds {
  readonly low: number;
  readonly high: number;
}

/** Value of a position left to chance: between a certain loss and a certain win. */
export const CHANCE_VALUE = 0;

/** The side a seat plays for, 0 or 1. */
export const sideOf = (game: Pick<SolvableGame, 'play'>, state: GameState, seat: Seat): number =>
  seat % game.play.scores(state).length;

/** Whether chance was used since the start of the ending and the deal goes on: no player can foresee the result. */
export const isLeftToChance = (
  { play, search }: Pick<SolvableGame, 'play' | 'search'>,
  start: GameState,
  state: GameState,
): boolean =>
  play.turn(state) !== null &&
  search.dealOf(state) === search.dealOf(start) &&
  JSON.stringify(state.chance) !== JSON.stringify(start.chance);

/** Thrown inside the solver if the search is too large or chance is involved. */
class UnsolvedError extends Error {}

const UNKNOWN_VALUE: ValueBounds = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

const serializePosition = (state: GameState): string => JSON.stringify({ ...state, options: 0, chance: 0 });

/** Lists the moves of a seat, one per class of equivalent moves. */
export function listDistinctMoves({ play }: Pick<SolvableGame, 'play'>, state: GameState, seat: Seat): GameMove[] {
  const { equivalenceKey, moves } = play;
  const legalMoves = [...moves(state, seat)];
  if (!equivalenceKey) return legalMoves;
  return [...new Map(legalMoves.map((move) => [equivalenceKey(state, seat, move), move])).values()];
}

/**
 * Returns the value for side 0 if the deal is over or left to chance, else null.
 * @throws UnsolvedError if it is left to chance and `chance` is null
 */
function evaluateEnd(
  { play, search }: SolvableGame,
  start: GameState,
  state: GameState,
  chance: number | null,
): number | null {
  if (play.turn(state) === null || search.dealOf(state) !== search.dealOf(start)) return search.evaluate(state, 0);
  if (!isLeftToChance({ play, search }, start, state)) return null;
  if (chance === null) throw new UnsolvedError();
  return chance;
}

/**
 * Creates a solver for a deal between two sides with all cards known. It solves to the end of the deal or until
 * chance is involved, and remembers positions.
 * @param start a state of that deal
 * @param maxPositions limit of positions to visit
 * @param chance value of a position left to chance; null: such a deal is not solved
 * @returns solves a position of the deal; null if the search is too large
 */
export function createSolver(
  game: SolvableGame,
  start: GameState,
  maxPositions: number,
  chance: number | null = CHANCE_VALUE,
): (from: GameState) => SolverResult | null {
  const { play, search, endings } = game;
  const keyOf = endings?.positionKey ?? serializePosition;
  const boundsByKey = new Map<string, ValueBounds>();

  const findEndValue = (state: GameState): number | null => evaluateEnd(game, start, state, chance);

  /** Searches the moves of the seat whose turn it is. A value at or beyond a bound may be only a bound. */
  function findBestMove(from: GameState, low: number, high: number): SolverResult {
    const seat = play.turn(from) as Seat;
    const isFirstSide = sideOf(game, from, seat) === 0;
    let [alpha, beta, best] = [low, high, null as SolverResult | null];
    for (const move of listDistinctMoves(game, from, seat)) {
      const value = searchValue(play.play(from, seat, move).state, alpha, beta);
      if (!best || (isFirstSide ? value > best.value : value < best.value)) best = { value, move };
      if (isFirstSide) alpha = Math.max(alpha, value);
      else beta = Math.min(beta, value);
      if (alpha >= beta) break;
    }
    return best ?? { value: search.evaluate(from, 0), move: null };
  }

  function searchValue(from: GameState, low: number, high: number): number {
    const end = findEndValue(from);
    if (end !== null) return end;
    const key = keyOf(from);
    const knownBounds = boundsByKey.get(key) ?? UNKNOWN_VALUE;
    if (knownBounds.low >= high || knownBounds.low === knownBounds.high) return knownBounds.low;
    if (knownBounds.high <= low) return knownBounds.high;
    if (boundsByKey.size >= maxPositions) throw new UnsolvedError();
    boundsByKey.set(key, knownBounds);
    const { value } = findBestMove(from, low, high);
    boundsByKey.set(key, {
      low: value > low ? value : knownBounds.low,
      high: value < high ? value : knownBounds.high,
    });
    return value;
  }

  return (from) => {
    try {
      const end = findEndValue(from);
      if (end !== null) return { value: end, move: null };
      // The move isn't stored: positions with the same key may differ in their moves.
      return findBestMove(from, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
    } catch (error) {
      // A game that can go in circles exceeds the stack.
      if (error instanceof UnsolvedError || error instanceof RangeError) return null;
      throw error;
    }
  };
}
