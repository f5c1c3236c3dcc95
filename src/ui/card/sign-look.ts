import type { Sign } from '../../game/zone.ts';
import type { CardLook } from './card-look.ts';

/** Look of a sign, such as a die, that is no card of the pack. */
export function signLook({ face, spoken }: Sign): CardLook {
  return { code: spoken, index: face.index, suit: null, art: face.art, ink: face.ink, spoken };
}
