import type { Sign } from '../../game/zone.ts';
import type { CardLook } from './card-look.ts';

/** How something that is no card of the pack is drawn and said. */
export function signLook({ face, spoken }: Sign): CardLook {
  return { code: spoken, index: face.index, suit: null, art: face.art, ink: face.ink, spoken };
}
