import type { Card } from '../../../cards/card.ts';
import { ABRACADABRA, FULL_PACK, HOCUS, isNumber, numberOn, PACK, ZAP } from '../pack.ts';
import { HAND_SIZE, type SixtyState } from '../state.ts';
import { unseenCards } from '../visibility/index.ts';

/** Chance (0 … 1) that a hand of `size` cards can only take `n` cards of this number. */
export type StuckChance = (card: Card, n: number, size: number) => number;

/** Chance that a hand of `size` from `all` unseen cards holds at least `least` of `n` cards (hypergeometric). */
function holdChance(minCount: number, n: number, size: number, unseenCount: number): number {
  if (minCount > n || minCount > size) return 0;
  let waysBelow = 0;
  for (let k = 0; k < minCount; k++) waysBelow += binomial(n, k) * binomial(unseenCount - n, size - k);
  return 1 - waysBelow / binomial(unseenCount, size);
}

function binomial(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let product = 1;
  for (let i = 0; i < k; i++) product *= (n - i) / (i + 1);
  return product;
}

const NUMBER_CARDS: readonly Card[] = PACK.cards.filter(isNumber);

/**
 * Chance for hands drawn from these cards.
 * @param isInDiscard whether the number is in the discard pile
 */
function stuckChanceFrom(cards: readonly Card[], isInDiscard: (card: Card) => boolean): StuckChance {
  const unseenCounts = new Array<number>(PACK.size).fill(0);
  for (const card of cards) unseenCounts[card] = (unseenCounts[card] ?? 0) + 1;
  const of = (card: Card): number => unseenCounts[card] ?? 0;
  return (card, n, size) => {
    const sum = n * numberOn(card);
    const helping = of(ABRACADABRA) + of(ZAP) + (isInDiscard(card) ? of(HOCUS) : 0) + of(card);
    let stuckChance = 1 - holdChance(1, helping, size, cards.length);
    for (const otherNumber of NUMBER_CARDS) {
      const neededCount = Math.floor(sum / numberOn(otherNumber)) + 1;
      if (otherNumber !== card && neededCount <= size)
        stuckChance *= 1 - holdChance(neededCount, of(otherNumber), size, cards.length);
    }
    return Math.max(0, stuckChance);
  };
}

/** Chance that counts only the cards this view leaves unseen. */
export const stuckChanceAt = (view: SixtyState): StuckChance =>
  stuckChanceFrom(unseenCards(view), (card) => view.discard.includes(card));

/** Numbers from here up are assumed not to be in the discard pile, so that Hocus-pocus doesn't help. */
const RARE_NUMBER = 15;

const CHANCE_TABLE: readonly (readonly (readonly number[])[])[] = PACK.cards.map((card) => {
  if (!isNumber(card)) return [];
  const sizes = Array.from({ length: HAND_SIZE + 1 }, (_, size) => size);
  return Array.from({ length: PACK.copies(card) + 1 }, (_, n) => {
    let copiesToSkip = n;
    const otherCards = FULL_PACK.filter((other) => other !== card || copiesToSkip-- <= 0);
    const stuck = stuckChanceFrom(otherCards, () => numberOn(card) < RARE_NUMBER);
    return sizes.map((size) => stuck(card, n, size));
  });
});
const FIRST_CARD = PACK.cards[0] as Card;

/** Chance from a table over the whole pack; cards already played aren't counted. */
export const quickStuckChance: StuckChance = (card, n, size) => CHANCE_TABLE[card - FIRST_CARD]?.[n]?.[size] ?? 0;
