import { type Box, type BoxOf, erased } from '../../game/game.ts';
import { type LuckyOptions, OPTIONS } from './options.ts';
import { PACK, packWith } from './pack.ts';
import { face } from './table/faces.ts';

/** What it takes to agree on house rules and to put cards down, with its own types. */
export const BOX: BoxOf<LuckyOptions> = {
  id: 'lucky-number',
  name: 'Lucky Number',
  pack: PACK,
  packWith: ({ jokers }) => packWith(jokers),
  face,
  options: OPTIONS,
  seats: ({ seats }) => seats,
};

export const box: Box = erased(BOX);
