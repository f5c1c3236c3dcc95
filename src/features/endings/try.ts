import type { Game } from '../../game/game.ts';
import type { GameMove } from '../../game/play.ts';
import type { Tried } from '../../referee/tried.ts';
import { eyesAt, namesAt, type Played } from '../../scenarios/ending/played.ts';
import { fetchRules } from '../../table/game.ts';
import { tryMove } from '../../table/judge.ts';

/** What comes of a try here, with the laws it was judged by. */
export interface TriedHere extends Tried {
  readonly rules: Game['rules'];
}

/** What comes of a try at the table of an ending. @throws Error where the laws can’t be had */
export async function tryIn(played: Played, move: GameMove): Promise<TriedHere> {
  const rules = await fetchRules(played.game.id);
  const game = { ...played.game, rules };
  const table = { game, state: played.state, seat: eyesAt(played), name: namesAt(played) };
  return { ...tryMove(table, move), rules };
}
