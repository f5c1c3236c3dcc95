import { type Card, rankOf, suitOf, UNKNOWN } from '../../cards/card.ts';
import type { Pack } from '../../cards/pack.ts';
import type { Box } from '../../game/game.ts';
import type { Face } from '../../game/zone.ts';
import { WORDS } from '../words.ts';
import type { CardLook } from './card-look.ts';

const BACK_LOOK: CardLook = { code: '?', index: '', suit: null, art: '', ink: 'accent', spoken: WORDS.unseenCard };

/** Look of a card; an unknown card is a back. */
export function lookOf(card: Card, pack: Pack, face?: Face): CardLook {
  if (card === UNKNOWN) return BACK_LOOK;
  const code = pack.code(card);
  const spokenName = pack.spoken(card);
  if (face) return { code, index: face.index, suit: null, art: face.art, ink: face.ink, spoken: spokenName };
  const suit = suitOf(card) ?? null;
  const ink = suit === 'H' || suit === 'D' ? 'red' : 'black';
  return { code, index: rankOf(card) ?? code, suit, art: '', ink, spoken: spokenName };
}

/** Looks of a game's cards, each made once. */
export function looksOf({ pack, face }: Pick<Box, 'pack' | 'face'>): (card: Card) => CardLook {
  const lookCache = new Map<Card, CardLook>();
  return (card) => {
    const cachedLook = lookCache.get(card);
    if (cachedLook) return cachedLook;
    const look = lookOf(card, pack, card === UNKNOWN ? undefined : face(card));
    lookCache.set(card, look);
    return look;
  };
}
