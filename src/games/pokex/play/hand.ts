import { type Card, rankOf, suitOf } from '../../../cards/card.ts';
import type { Rank } from '../../../cards/ranks.ts';
import type { PokexOptions } from '../options.ts';
import { heightOf, JOKER, PACK } from '../pack.ts';
import { ABOVE_ACE, ACE, handValue, WILD } from './five-card-hand.ts';

/** Ranks of all cards under given house rules, and the rank of five wild cards. */
export interface Wilds {
  /** Rank of each card of the pack, by its number: WILD, or 0 … 13. */
  readonly heights: readonly number[];
  readonly best: number;
}

const NO_SUIT = 15;
const SUITS_OF: readonly number[] = [
  ...Array.from({ length: JOKER }, (_, card) => 1 << ['S', 'H', 'D', 'C'].indexOf(suitOf(card) ?? 'S')),
  0,
];
const wildsCache = new Map<string, Wilds>();

/** Returns the rank of each card of the pack under these house rules, WILD for wild cards. Cached. */
export function wildsOf(options: PokexOptions, wild: Rank | null): Wilds {
  const key = `${options.jokers}/${wild ?? ''}`;
  const cachedWilds = wildsCache.get(key);
  if (cachedWilds) return cachedWilds;
  const isTopRank = options.jokers === 'top-rank';
  const heights = PACK.cards.map((card) => {
    if (card === JOKER) return isTopRank ? ABOVE_ACE : WILD;
    return rankOf(card) === wild ? WILD : heightOf(card);
  });
  const wilds = { heights, best: isTopRank ? ABOVE_ACE : ACE };
  wildsCache.set(key, wilds);
  return wilds;
}

export function isWild({ heights }: Wilds, card: Card): boolean {
  return heights[card] === WILD;
}

/** Returns the value of five cards, see `handValue`; the better hand has the greater value. */
export function fiveCardValue({ heights, best }: Wilds, cards: readonly Card[]): number {
  let suits = NO_SUIT;
  for (let i = 0; i < 5; i++) {
    const card = cards[i] as Card;
    if (heights[card] !== WILD) suits &= SUITS_OF[card] as number;
  }
  const heightAt = (i: number): number => heights[cards[i] as Card] as number;
  return handValue(heightAt(0), heightAt(1), heightAt(2), heightAt(3), heightAt(4), suits, best);
}

function wildsIn(wilds: Wilds, cards: readonly Card[]): number {
  return cards.filter((card) => isWild(wilds, card)).length;
}

export interface Showdown {
  readonly values: readonly [number, number];
  readonly wilds: readonly [number, number];
  /** 0 for the leading side's hand, 1 for the other; null if neither wins. */
  readonly winner: 0 | 1 | null;
  readonly isTied: boolean;
}

/** Compares two five-card hands, the leading side's first. */
export function showdown(
  options: PokexOptions,
  wild: Rank | null,
  leadingHand: readonly Card[],
  otherHand: readonly Card[],
): Showdown {
  const wilds = wildsOf(options, wild);
  const values = [fiveCardValue(wilds, leadingHand), fiveCardValue(wilds, otherHand)] as const;
  const wildCounts = [wildsIn(wilds, leadingHand), wildsIn(wilds, otherHand)] as const;
  const isTied = values[0] === values[1];
  return { values, wilds: wildCounts, isTied, winner: winnerOf(options, values, wildCounts) };
}

function winnerOf(
  { tie }: PokexOptions,
  [leadingValue, otherValue]: readonly [number, number],
  [leadingWilds, otherWilds]: readonly [number, number],
): 0 | 1 | null {
  if (leadingValue !== otherValue) return leadingValue > otherValue ? 0 : 1;
  if (tie === 'nobody') return null;
  return tie === 'fewer-wilds' && otherWilds < leadingWilds ? 1 : 0;
}
