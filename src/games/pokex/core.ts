import { eraseTypes, type TableGame } from '../../game/game.ts';
import { BOX } from './box.ts';
import { NOTATION as notation } from './notation/index.ts';
import { PLAY as play } from './play/index.ts';
import { TABLE as table } from './table/index.ts';
import { TEXTS as texts } from './texts/index.ts';
import { VISIBILITY as visibility } from './visibility/index.ts';

export const core = { ...BOX, play, visibility, notation, texts, table };

export const game: TableGame = eraseTypes(core);
