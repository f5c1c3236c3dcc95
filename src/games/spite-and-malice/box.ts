import type { Card } from '../../cards/card.ts';
import { type Box, type BoxOf, eraseTypes } from '../../game/game.ts';
import type { Face } from '../../game/zone.ts';
import { OPTIONS, type SpiteOptions } from './options.ts';
import { PACK } from './pack.ts';

/** Jester's head between two bells. */
const JESTER_PATH =
  'M50 20C42 8 24 8 16 22c-5 9-5 20-2 30 5-10 12-14 20-13-4 5-6 11-6 18v2h44v-2c0-7-2-13-6-18 8-1 15 3 20 13 3-10 3-21-2-30C76 8 58 8 50 20zM6 59a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM80 59a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM29 64h42v5c0 17-10 28-21 28S29 86 29 69zM38 70l8 5-8 3zM62 70l-8 5 8 3zM37 82c8 4 18 4 26 0-2 8-8 11-13 11s-11-3-13-11z';

const FACES: Readonly<Record<string, Face>> = {
  X: { index: '', art: JESTER_PATH, ink: 'accent' },
};

const face = (card: Card): Face | undefined => FACES[PACK.code(card)];

export const BOX: BoxOf<SpiteOptions> = {
  id: 'spite-and-malice',
  name: 'Spite and Malice',
  pack: PACK,
  face,
  options: OPTIONS,
  seats: ({ seats }) => seats,
};

export const box: Box = eraseTypes(BOX);
