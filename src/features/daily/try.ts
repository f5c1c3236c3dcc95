import type { GameMove } from '../../game/play.ts';
import type { Tried } from '../../referee/tried.ts';
import { tryMove } from '../../table/judge.ts';
import type { Laid } from './lay.ts';

/** What comes of a try at the table of a puzzle. */
export function tryIn({ at: { game, state, seat }, name }: Laid, move: GameMove): Tried {
  return tryMove({ game, state, seat, name, hidden: true }, move);
}
