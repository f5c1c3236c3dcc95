import { type Card, STANDARD_SIZE } from '../../cards/card.ts';
import { definePack, type Pack } from '../../cards/pack.ts';

export const JOKER: Card = STANDARD_SIZE;

const MAX_JOKERS = 8;

/** Two packs of 52 each, indexed by the number of jokers. */
const PACKS_BY_JOKERS: readonly Pack[] = Array.from({ length: MAX_JOKERS + 1 }, (_, copies) =>
  definePack({ standard: 2, extras: [{ code: 'X', text: 'the joker', spoken: 'joker', copies }] }),
);

/** The pack as sold; codes, texts and order don't depend on the number of jokers. */
export const PACK: Pack = PACKS_BY_JOKERS[4] as Pack;

export function packWith(jokers: number): Pack {
  return PACKS_BY_JOKERS[jokers] ?? PACK;
}

/** Ranks by index: ace 0, two 1, … king 12. */
export const ACE = 0;
export const TWO = 1;
export const SEVEN = 6;
export const EIGHT = 7;
export const JACK = 10;
export const KING = 12;
export const RANK_COUNT = 13;

/** Rank index of a card; −1 for jokers and unseen cards. */
export function rank(card: Card): number {
  return card >= 0 && card < STANDARD_SIZE ? card >> 2 : -1;
}

export const isAce = (card: Card): boolean => card >= 0 && card < 4;
export const isJoker = (card: Card): boolean => card === JOKER;
export const isJack = (card: Card): boolean => rank(card) === JACK;
/** Whether a card is neither a joker nor unseen. */
export const isNatural = (card: Card): boolean => card >= 0 && card < STANDARD_SIZE;

/** Points of a rank other than the ace: 2 to 10 as printed, courts 11. */
export const pointsOf = (place: number): number => Math.min(place + 1, 11);

/** Points of an ace, low and high, and their difference. */
export const ACE_LOW = 1;
export const ACE_HIGH = 12;
export const ACE_STEP = ACE_HIGH - ACE_LOW;

const SPECIAL_RANKS: readonly number[] = [ACE, TWO, SEVEN, EIGHT, JACK, KING];

/** Whether a card has an effect when laid; the first card turned up has none. */
export function isSpecial(card: Card): boolean {
  return isJoker(card) || SPECIAL_RANKS.includes(rank(card));
}
