import type { Card } from '../../cards/card.ts';
import { type Box, type BoxOf, eraseTypes } from '../../game/game.ts';
import type { Face } from '../../game/zone.ts';
import { type LuckyOptions, OPTIONS } from './options.ts';
import { isJoker, PACK, packWith } from './pack.ts';

export const BOX: BoxOf<LuckyOptions> = {
  id: 'lucky-number',
  name: 'Lucky Number',
  pack: PACK,
  packWith: ({ jokers }) => packWith(jokers),
  face,
  options: OPTIONS,
  seats: ({ seats }) => seats,
};

export const box: Box = eraseTypes(BOX);

/** Four-leaf clover on a bent stem. */
const CLOVER_PATH =
  'M49 47C34 44 22 34 24 22 26 11 40 9 48 20 56 9 70 11 72 22 74 34 62 44 51 47ZM53 49C56 34 66 22 78 24 89 26 91 40 80 48 91 56 89 70 78 72 66 74 56 62 53 51ZM51 53C60 56 69 63 71 72 69 84 58 86 51 78 50 86 46 94 38 98L33 93C41 90 45 84 46 76 38 84 28 82 27 72 29 62 40 55 49 53ZM47 51C44 62 34 74 22 72 11 70 9 56 20 48 9 40 11 26 22 24 34 22 44 34 47 49Z';

const JOKER_FACE: Face = { index: '', art: CLOVER_PATH, ink: 'accent' };

export function face(card: Card): Face | undefined {
  return isJoker(card) ? JOKER_FACE : undefined;
}
