import { type Box, type BoxOf, erased } from '../../game/game.ts';
import { type BroomOptions, OPTIONS } from './options.ts';
import { PACK } from './pack.ts';
import { face } from './table/faces.ts';

/** What it takes to agree on house rules and to put cards down, with its own types. */
export const BOX: BoxOf<BroomOptions> = {
  id: 'broom',
  name: 'Broom',
  pack: PACK,
  face,
  options: OPTIONS,
  checkOptions: ({ partners, seats }) =>
    partners && seats !== 4 ? { key: 'partners', says: 'Partners need four players.' } : null,
  seats: ({ seats }) => seats,
};

export const box: Box = erased(BOX);
