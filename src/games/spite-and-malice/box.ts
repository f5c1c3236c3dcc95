import { type Box, type BoxOf, erased } from '../../game/game.ts';
import { OPTIONS, type SpiteOptions } from './options.ts';
import { PACK } from './pack.ts';
import { face } from './table/faces.ts';

/** What it takes to agree on house rules and to put cards down, with its own types. */
export const BOX: BoxOf<SpiteOptions> = {
  id: 'spite-and-malice',
  name: 'Spite and Malice',
  pack: PACK,
  face,
  options: OPTIONS,
  seats: ({ seats }) => seats,
};

export const box: Box = erased(BOX);
