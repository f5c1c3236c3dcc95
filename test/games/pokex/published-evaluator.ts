import { createRequire } from 'node:module';
import { JOKER, PACK } from '../../../src/games/pokex/pack.ts';

/** A third-party evaluator: Cactus Kev's 7,462 kinds of hand, 1 the best. It has no types. */
const phe = createRequire(import.meta.url)('phe') as {
  readonly cardCode: (rank: string, suit: string) => number;
  readonly evaluateCardCodes: (codes: readonly number[]) => number;
};

/** Number of kinds of hand without wild cards. */
export const KINDS = 7462;
/** The cards it knows: all but the joker. */
export const SUITED_CARDS: readonly number[] = Array.from({ length: JOKER }, (_, card) => card);

const codes = SUITED_CARDS.map((card) => {
  const code = PACK.code(card);
  return phe.cardCode(code.slice(0, -1).replace('10', 'T'), code.slice(-1).toLowerCase());
});

/** What it says of five cards. */
export const publishedValue = (hand: readonly number[]): number =>
  phe.evaluateCardCodes(hand.map((card) => codes[card] as number));

/** The best it says of these cards with any other suited cards in place of what is missing to five. */
export function bestPublishedValue(hand: readonly number[], from = 0): number {
  if (hand.length === 5) return publishedValue(hand);
  let bestValue = KINDS + 1;
  for (let card = from; card < JOKER; card++) {
    if (hand.includes(card)) continue;
    bestValue = Math.min(bestValue, bestPublishedValue([...hand, card], card + 1));
  }
  return bestValue;
}

/** All sets of so many of these cards. */
export function* setsOf(cards: readonly number[], size: number, from = 0): Generator<readonly number[]> {
  if (size === 0) yield [];
  for (let i = from; size > 0 && i <= cards.length - size; i++)
    for (const furtherCards of setsOf(cards, size - 1, i + 1)) yield [cards[i] as number, ...furtherCards];
}
