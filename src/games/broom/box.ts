import type { Card } from '../../cards/card.ts';
import { type Box, type BoxOf, eraseTypes } from '../../game/game.ts';
import type { Face } from '../../game/zone.ts';
import { type BroomOptions, OPTIONS } from './options.ts';
import { PACK } from './pack.ts';

/** Imp with three horns and a wide grin. */
const MASTER_PATH =
  'M30 55C29 40 21 35 13 43 15 24 34 18 42 32 42 23 46 16 50 11 54 16 58 23 58 32 66 18 85 24 87 43 79 35 71 40 70 55zM6 50a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM43 6a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM80 50a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM29 60h42v9c0 17-10 29-21 29S29 86 29 69zM38 69a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM54 69a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM36 77c8 6 20 6 28 0-1 10-7 15-14 15s-13-5-14-15z';

/** Imp with two horns, winking. */
const WINKER_PATH =
  'M29 52C27 42 20 46 15 56 6 30 30 12 50 27 70 12 94 30 85 56 80 46 73 42 71 52zM7 63a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM79 63a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM29 57h42v10c0 18-10 29-21 29S29 85 29 67zM37 67a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0zM53 65h11v4.5H53zM41 77c6 3 14 1 20-5 1 11-6 16-12 14-4-1-7-4-8-9z';

/** Imp with a long cap and its tongue out. */
const APPRENTICE_PATH =
  'M26 50C26 24 44 8 62 12c17 4 26 20 25 43-6-14-13-20-21-21 4 4 6 9 7 16zM80 62a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM27 55h46v11c0 19-11 31-23 31S27 85 27 66zM37 66a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM55 66a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM38 76h24c-1 4-3 6-5 7v4c0 8-10 8-10 0v-3c-5-1-8-4-9-8z';

/** Besom: stick, binding, twigs. */
const BESOM_PATH =
  'M89 4l7 7-38 38-7-7zM47 44l9 9-7 7-9-9zM37 54l9 9c-3 13-9 24-19 33l-3-7-4 10-5-9-6 8 2-12-10 5 6-9-6-3 12-3-6-5c10-6 20-12 30-17z';

/** Art of the four special cards. */
const SPECIAL_FACES: Readonly<Record<string, Face>> = {
  J20: { index: '20', art: MASTER_PATH, ink: 'accent' },
  J15: { index: '15', art: WINKER_PATH, ink: 'accent' },
  J11: { index: '11', art: APPRENTICE_PATH, ink: 'accent' },
  BROOM: { index: '', art: BESOM_PATH, ink: 'accent' },
};

export const face = (card: Card): Face | undefined => SPECIAL_FACES[PACK.code(card)];

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

export const box: Box = eraseTypes(BOX);
