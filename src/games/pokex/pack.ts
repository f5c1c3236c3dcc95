import { type Card, rankOf, STANDARD_SIZE } from '../../cards/card.ts';
import { definePack } from '../../cards/pack.ts';
import { RANKS, type Rank, readRank } from '../../cards/ranks.ts';
import { formatHint } from '../../game/format-hint.ts';
import { textOf } from '../../game/schema.ts';

/** 52 cards and two jokers. */
export const PACK = definePack({
  standard: 1,
  extras: [{ code: 'X', text: 'a joker', spoken: 'joker', copies: 2 }],
});

export const JOKER: Card = STANDARD_SIZE;

/** Ranks from the two up, ace high. */
export const LADDER: readonly Rank[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** Height of a card: 0 for a two … 12 for an ace; −1 for a joker. */
export function heightOf(card: Card): number {
  const rank = rankOf(card);
  return rank === undefined ? -1 : LADDER.indexOf(rank);
}

export const rankSchema = textOf<Rank>(
  'A rank is written as text, like "7" or "K".',
  readRank,
  () => `A rank is one of ${RANKS.join(', ')}.`,
  formatHint('rank'),
);
