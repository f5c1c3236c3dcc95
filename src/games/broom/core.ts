import { erased, type TableGame } from '../../game/game.ts';
import { BOX } from './box.ts';
import { PLAY as play } from './play/index.ts';
import { SEEN as seen } from './seen/index.ts';
import { TABLE as table } from './table/index.ts';
import { TALK as talk } from './talk/index.ts';
import { WIRE as wire } from './wire/index.ts';

export const core = { ...BOX, play, seen, wire, talk, table };

export const game: TableGame = erased(core);
