import type { Card } from '../../cards/card.ts';
import type { Rank } from '../../cards/ranks.ts';
import { type Box, type BoxOf, eraseTypes } from '../../game/game.ts';
import type { Face } from '../../game/zone.ts';
import { OPTIONS, type PokexOptions } from './options.ts';
import { JOKER, PACK } from './pack.ts';

export const BOX: BoxOf<PokexOptions> = {
  id: 'pokex',
  name: 'Pokex',
  pack: PACK,
  face,
  options: OPTIONS,
  seats: ({ seats }) => seats,
};

export const box: Box = eraseTypes(BOX);

/** Drawing of a mask on a stick, as an SVG path. */
const MASK_PATH =
  'M8 34c12-8 28-9 42-1 14-8 30-7 42 1 3 18-6 36-22 38-9 1-15-4-20-11-5 7-11 12-20 11C14 70 5 52 8 34zM20 46c2 9 9 13 18 10 1-8-8-14-18-10zM80 46c-10-4-19 2-18 10 9 3 16-1 18-10zM86 66l6 4-16 28-6-4z';

const TRICKS_PATH = 'M30 4h40v92H30zM38 12v76h24V12zM4 30h92v40H4zM12 38v24h76V38z';

const JOKER_FACE: Face = { index: 'X', art: MASK_PATH, ink: 'accent' };

/** Returns the drawn face of a joker; undefined for other cards. */
function face(card: Card): Face | undefined {
  return card === JOKER ? JOKER_FACE : undefined;
}

/** Face of the highest bid, a number over a picture of tricks; a dash before the first bid. */
export function bidFace(tricks: number | null): Face {
  return { index: tricks === null ? '–' : String(tricks), art: TRICKS_PATH, ink: 'accent' };
}

/** Face of the wild rank, with the mask. */
export function wildFace(rank: Rank): Face {
  return { index: rank, art: MASK_PATH, ink: 'accent' };
}
