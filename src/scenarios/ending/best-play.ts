import {
  createSolver,
  isLeftToChance,
  type SolvableGame,
  type SolverResult,
} from '../../bots/search/solver.ts';
import type { GameMove, GameState } from '../../game/play.ts';

/** Positions looked at for one answer: more than any table needs that an ending can come to. */
const MAX_POSITIONS = 40_000;

/** What best play makes of a table: by how much the first side comes out ahead, the moves to the end, the totals there. */
export interface BestPlay {
  readonly value: number;
  readonly line: readonly GameMove[];
  readonly scores: readonly number[];
  /** The table it comes to. */
  readonly end: GameState;
  /** Whether that is no end: from there on chance has a say. */
  readonly chance: boolean;
}

/**
 * What a solver makes of a table; null where that is too much to look at.
 * @param start the table the ending began with
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
 * What best play of both sides makes of a table; null where there is too much to look at.
 * @param start the table the ending began with
 */
export const solveBestPlay = (
  game: SolvableGame,
  from: GameState,
  start: GameState = from,
  most = MAX_POSITIONS,
): BestPlay | null => followBestPlay(game, createSolver(game, start, most), from, start);
