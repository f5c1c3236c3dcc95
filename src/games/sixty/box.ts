import { type Box, type BoxOf, erased } from '../../game/game.ts';
import { checkOptions, OPTIONS, type SixtyOptions } from './options.ts';
import { PACK } from './pack.ts';
import { face } from './table/faces.ts';

/** What it takes to agree on house rules and to put cards down, with its own types. */
export const BOX: BoxOf<SixtyOptions> = {
  id: 'sixty',
  name: 'Sixty',
  pack: PACK,
  face,
  options: OPTIONS,
  checkOptions,
  seats: ({ seats }) => seats,
};

export const box: Box = erased(BOX);
