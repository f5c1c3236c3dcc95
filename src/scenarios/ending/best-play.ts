import { createSolver, isLeftToChance, type SolvableGame, type SolverResult } from '../../bots/search/solver.ts';
import type { GameMove, GameState } from '../../game/play.ts';

/** Most positions to visit for one answer; enough for every ending. */
const MAX_POSITIONS = 40_000;

/** Best play of both sides: its value for side 0, its moves, and the final scores. */
export interface BestPlay {
  readonly value: number;
  readonly line: readonly GameMove[];
  readonly scores: readonly number[];
  /** The final state. */
  readonly end: GameState;
  /** Whether the line ends because chance decides from there on. */
  readonly endsByChance: boolean;
}

/**
 * Follows a solver's moves to the end of the deal; null if the search is too large.
 * @param start first state of the ending
 */
export function followBestPlay(
  game: SolvableGame,
  solve: (from: GameState) => SolverResult | null,
  from: GameState,
  start: GameState,
): BestPlay | null {
  const { play } = game;
  const solverResult = solve(from);
  if (!solverResult) return null;
  const line: GameMove[] = [];
  for (let state = from; ; ) {
    const seat = play.turn(state);
    const move = solve(state)?.move;
    if (!move || seat === null) {
      const [scores, endsByChance] = [play.scores(state), isLeftToChance(game, start, state)];
      return { value: solverResult.value, line, scores, end: state, endsByChance };
    }
    line.push(move);
    state = play.play(state, seat, move).state;
  }
}

/**
 * Solves a state for best play of both sides; null if the search is too large.
 * @param start first state of the ending
 */
export const solveBestPlay = (
  game: SolvableGame,
  from: GameState,
  start: GameState = from,
  limit = MAX_POSITIONS,
): BestPlay | null => followBestPlay(game, createSolver(game, start, limit), from, start);
