import { type Card, rankOf, STANDARD_SIZE } from '../../cards/card.ts';
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

export const JOKER_20: Card = STANDARD_SIZE;
export const JOKER_15: Card = STANDARD_SIZE + 1;
export const JOKER_11: Card = STANDARD_SIZE + 2;
export const BROOM: Card = STANDARD_SIZE + 3;

const COURT_RANKS: readonly string[] = ['J', 'Q', 'K'];

function computeWorth(card: Card): number {
  if (card === JOKER_20) return 20;
  if (card === JOKER_15) return 15;
  if (card === JOKER_11) return 11;
  const rank = rankOf(card);
  return rank === undefined || COURT_RANKS.includes(rank) ? 0 : RANKS.indexOf(rank) + 1;
}

const WORTH_BY_CARD: readonly number[] = PACK.cards.map(computeWorth);

/** Value of a card; 0 for courts, the Broom and unseen cards. */
export function cardWorth(card: Card): number {
  return WORTH_BY_CARD[card] ?? 0;
}

const COURT_BY_CARD: readonly (Rank | undefined)[] = PACK.cards.map((card) => {
  const rank = rankOf(card);
  return rank !== undefined && COURT_RANKS.includes(rank) ? rank : undefined;
});

/** Rank of a jack, queen or king; undefined for every other card. */
export function courtOf(card: Card): Rank | undefined {
  return COURT_BY_CARD[card];
}

/** Values of the cards in the pack, so also the values a combined card may have. */
export const PACK_WORTHS: ReadonlySet<number> = new Set(WORTH_BY_CARD.filter((n) => n > 0));
