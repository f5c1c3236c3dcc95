import { type Best, leftToChance, type Solvable, solver } from '../../bots/search/solver.ts';
import type { GameMove, GameState } from '../../game/play.ts';

/** Positions looked at for one answer: more than any table needs that an ending can come to. */
const MOST = 40_000;

/** What best play makes of a table: by how much the first side comes out ahead, the moves to the end, the totals there. */
export interface Answered {
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
export function answeredBy(
  game: Solvable,
  solve: (from: GameState) => Best | null,
  from: GameState,
  start: GameState,
): Answered | null {
  const { play } = game;
  const best = solve(from);
  if (!best) return null;
  const line: GameMove[] = [];
  for (let state = from; ; ) {
    const seat = play.turn(state);
    const move = solve(state)?.move;
    if (!move || seat === null) {
      const [scores, chance] = [play.scores(state), leftToChance(game, start, state)];
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
export const answered = (
  game: Solvable,
  from: GameState,
  start: GameState = from,
  most = MOST,
): Answered | null => answeredBy(game, solver(game, start, most), from, start);
