import {
  createSolver,
  isLeftToChance,
  type SolvableGame,
  type SolverResult,
} from '../../bots/search/solver.ts';
import type { GameMove, GameState } from '../../game/play.ts';

/** Most positions to visit for one answer; enough for every ending. */
const MAX_POSITIONS = 40_000;

/** Best play of both sides: the value for side 0, the moves, and the final scores. */
export interface BestPlay {
  readonly value: number;
  readonly line: readonly GameMove[];
  readonly scores: readonly number[];
  /** The final state. */
  readonly end: GameState;
  /** Whether the line ends because chance decides from there on. */
  readonly chance: boolean;
}

/**
 * Follows a solver to the end; null if the search is too large.
 * @param start first state of the ending
 */
export function followBestPlay(
  game: SolvableGame,
  solve: (from: GameState) => SolverResult | null,
  from: GameState,
  start: GameState,
): BestPlay | null {
  const { play } = game;
  const best = solve(from);
  if (!best) return null;
  const line: GameMove[] = [];
  for (let state = from; ; ) {
    const seat = play.turn(state);
    const move = solve(state)?.move;
    if (!move || seat === null) {
      const [scores, chance] = [play.scores(state), isLeftToChance(game, start, state)];
      return { value: best.value, line, scores, end: state, chance };
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
  most = MAX_POSITIONS,
): BestPlay | null => followBestPlay(game, createSolver(game, start, most), from, start);
