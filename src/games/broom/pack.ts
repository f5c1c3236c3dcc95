import { type Card, rankOf, STANDARD } from '../../cards/card.ts';
import { definePack } from '../../cards/pack.ts';
import { RANKS, type Rank } from '../../cards/ranks.ts';

const joker = (n: number, spokenNumber: string) => ({
  code: `J${n}`,
  text: `the ${n} joker`,
  spoken: `joker ${spokenNumber}`,
  copies: 1,
});

/** 52 cards, three jokers worth the number printed on them, and the Broom. */
export const PACK = definePack({
  standard: 1,
  extras: [
    joker(20, 'twenty'),
    joker(15, 'fifteen'),
    joker(11, 'eleven'),
    { code: 'BROOM', text: 'the Broom', spoken: 'the Broom', copies: 1 },
  ],
});

export const JOKER_20: Card = STANDARD;
export const JOKER_15: Card = STANDARD + 1;
export const JOKER_11: Card = STANDARD + 2;
export const BROOM: Card = STANDARD + 3;

const COURTS: readonly string[] = ['J', 'Q', 'K'];

function computeWorth(card: Card): number {
  if (card === JOKER_20) return 20;
  if (card === JOKER_15) return 15;
  if (card === JOKER_11) return 11;
  const rank = rankOf(card);
  return rank === undefined || COURTS.includes(rank) ? 0 : RANKS.indexOf(rank) + 1;
}

const WORTH: readonly number[] = PACK.cards.map(computeWorth);

/** Value of a card; 0 for courts, the Broom and unseen cards. */
export function cardWorth(card: Card): number {
  return WORTH[card] ?? 0;
}

const COURT: readonly (Rank | undefined)[] = PACK.cards.map((card) => {
  const rank = rankOf(card);
  return rank !== undefined && COURTS.includes(rank) ? rank : undefined;
});

/** Rank of a jack, queen or king; undefined for every other card. */
export function courtOf(card: Card): Rank | undefined {
  return COURT[card];
}

/** Values of the cards in the pack, so also the values a combined card may have. */
export const WORTHS: ReadonlySet<number> = new Set(WORTH.filter((n) => n > 0));
