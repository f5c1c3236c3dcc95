import type { SearchedGame } from '../../game/game.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import { solver } from './solver.ts';

/** Positions looked at for one answer: more than any table needs that an ending can come to. */
const MOST = 40_000;

/** What best play makes of a table: by how much the first side comes out ahead, the moves to the end, the totals there. */
export interface Answered {
  readonly value: number;
  readonly line: readonly GameMove[];
  readonly scores: readonly number[];
}

/** What best play of both sides makes of a table; null where there is too much to look at. */
export function answered(
  game: Pick<SearchedGame, 'play' | 'search'>,
  from: GameState,
  deal: number,
  most = MOST,
): Answered | null {
  const solve = solver(game, deal, most);
  const best = solve(from);
  if (!best) return null;
  const line: GameMove[] = [];
  for (let state = from; ; ) {
    const seat = game.play.turn(state);
    const move = solve(state)?.move;
    if (!move || seat === null) return { value: best.value, line, scores: game.play.scores(state) };
    line.push(move);
    state = game.play.play(state, seat, move).state;
  }
}
