import { erased, type TableGame, tableOf } from '../../game/game.ts';
import { BOX } from './box.ts';
import { PLAY } from './play/index.ts';
import { SEEN } from './seen/index.ts';
import { TABLE } from './table/index.ts';
import { TALK } from './talk/index.ts';
import { WIRE } from './wire/index.ts';

export const core = tableOf({
  ...BOX,
  play: PLAY,
  seen: SEEN,
  wire: WIRE,
  talk: TALK,
  table: TABLE,
});

export const game: TableGame = erased(core);
