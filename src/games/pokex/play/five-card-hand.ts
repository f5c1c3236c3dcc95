/**
 * Poker hands of five cards, some of them wild. A hand's value is one whole number: greater is better, equal is
 * equal. No table is needed and nothing is prepared: ranks are sets of bits, and the rest is arithmetic on them.
 */

/** Worst first; a value's category is its index here. */
export const CATEGORIES = [
  'high-card',
  'pair',
  'two-pairs',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'five-of-a-kind',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Ranks 0 (a two) to 12 (an ace); 13 stands above the ace and belongs to no straight and no flush. */
export const ACE = 12;
export const ABOVE_ACE = 13;
/** In place of a rank: a card that stands for whatever makes the best hand. */
export const WILD = -1;

const WHEEL = 0b1111;
const FIVE = 5;

const HIGH_CARD = 0;
const PAIR = 1;
const TWO_PAIRS = 2;
const THREE = 3;
const STRAIGHT = 4;
const FLUSH = 5;
const FULL_HOUSE = 6;
const FOUR = 7;
const STRAIGHT_FLUSH = 8;
const FIVE_ALIKE = 9;

const top = (ranks: number): number => 31 - Math.clz32(ranks);
const low = (ranks: number): number => top(ranks & -ranks);

/** Category and up to five ranks, four bits each, the weightiest first. */
const value = (category: number, ranks: number): number => (category << 20) | ranks;

/** The ranks of a set, highest first, below what is given already: five places at most, the last ones left empty. */
function kickers(given: number, places: number, ranks: number): number {
  let made = given;
  let left = ranks;
  let n = places;
  while (left !== 0) {
    const rank = top(left);
    left ^= 1 << rank;
    made = (made << 4) | rank;
    n++;
  }
  return made << (4 * (FIVE - n));
}

/** The highest straight that holds all these different ranks: its top rank, or -1. */
function straightTop(ranks: number): number {
  const high = top(ranks);
  const lowest = low(ranks);
  if (high === ABOVE_ACE) return -1;
  if (high - lowest < FIVE) return Math.min(ACE, lowest + 4);
  return high === ACE && ((ranks ^ (1 << ACE)) & ~WHEEL) === 0 ? 3 : -1;
}

/** A flush of these ranks and as many wild cards as are missing: they are the highest ranks it hasn't. */
function flushRanks(ranks: number, wild: number): number {
  let all = ranks;
  let left = wild;
  for (let rank = ACE; left > 0; rank--) {
    const bit = 1 << rank;
    if ((all & bit) !== 0) continue;
    all |= bit;
    left--;
  }
  return kickers(0, 0, all);
}

/** No two alike: straights and flushes are possible. */
function oddValue(once: number, wild: number, suits: number): number {
  const flush = suits !== 0 && once < 1 << ABOVE_ACE;
  const straight = straightTop(once);
  if (flush && straight >= 0) return value(STRAIGHT_FLUSH, kickers(straight, 1, 0));
  if (wild >= 3) return value(FOUR, kickers(top(once), 1, once ^ (1 << top(once))));
  if (flush) return value(FLUSH, flushRanks(once, wild));
  if (straight >= 0) return value(STRAIGHT, kickers(straight, 1, 0));
  const high = top(once);
  if (wild === 2) return value(THREE, kickers(high, 1, once ^ (1 << high)));
  if (wild === 1) return value(PAIR, kickers(high, 1, once ^ (1 << high)));
  return value(HIGH_CARD, kickers(0, 0, once));
}

/** Ranks that are there at least once, twice, three times, four times, and wild cards: one rank comes twice or more. */
function alikeValue(once: number, twice: number, thrice: number, four: number, wild: number): number {
  if (four !== 0) return value(FOUR, kickers(top(four), 1, once ^ four));
  if (thrice !== 0) {
    const rest = once ^ thrice;
    if (wild > 0) return value(FOUR, kickers(top(thrice), 1, rest));
    const pair = twice ^ thrice;
    return pair !== 0
      ? value(FULL_HOUSE, kickers(top(thrice) * 16 + top(pair), 2, 0))
      : value(THREE, kickers(top(thrice), 1, rest));
  }
  const high = top(twice);
  const others = once ^ (1 << high);
  if (wild === 2) return value(FOUR, kickers(high, 1, others));
  const second = twice ^ (1 << high);
  if (wild === 1) {
    return second !== 0
      ? value(FULL_HOUSE, kickers(high * 16 + top(second), 2, 0))
      : value(THREE, kickers(high, 1, others));
  }
  return second !== 0
    ? value(TWO_PAIRS, kickers(high * 16 + top(second), 2, others ^ (1 << top(second))))
    : value(PAIR, kickers(high, 1, others));
}

/**
 * The value of five cards.
 * @param ranks of each card 0 … 13, or WILD
 * @param suits of each card 0 … 3; of a card above the ace and of a wild one it means nothing
 * @param best the rank that five wild cards are: ACE, or ABOVE_ACE where they may stand for that
 */
export function handValue(
  r0: number,
  r1: number,
  r2: number,
  r3: number,
  r4: number,
  suits: number,
  best: number,
): number {
  // Ranks that are there at least once, twice, three times, four times.
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let four = 0;
  let wild = 0;
  let bit = r0 < 0 ? 0 : 1 << r0;
  once = bit;
  wild += r0 < 0 ? 1 : 0;
  bit = r1 < 0 ? 0 : 1 << r1;
  twice = once & bit;
  once |= bit;
  wild += r1 < 0 ? 1 : 0;
  bit = r2 < 0 ? 0 : 1 << r2;
  thrice = twice & bit;
  twice |= once & bit;
  once |= bit;
  wild += r2 < 0 ? 1 : 0;
  bit = r3 < 0 ? 0 : 1 << r3;
  four = thrice & bit;
  thrice |= twice & bit;
  twice |= once & bit;
  once |= bit;
  wild += r3 < 0 ? 1 : 0;
  bit = r4 < 0 ? 0 : 1 << r4;
  four |= thrice & bit;
  thrice |= twice & bit;
  twice |= once & bit;
  once |= bit;
  wild += r4 < 0 ? 1 : 0;

  if (once === 0) return value(FIVE_ALIKE, kickers(best, 1, 0));
  const one = (once & (once - 1)) === 0;
  if (one && wild > 0) return value(FIVE_ALIKE, kickers(top(once), 1, 0));
  return twice === 0 ? oddValue(once, wild, suits) : alikeValue(once, twice, thrice, four, wild);
}

/** What kind of hand a value is, as its place among the categories. */
export const categoryIndex = (handOf: number): number => handOf >> 20;

/** What kind of hand a value is. */
export function categoryOf(handOf: number): Category {
  return CATEGORIES[categoryIndex(handOf)] as Category;
}

/** The ranks that a value is told by, weightiest first; five places, the last ones 0 where fewer count. */
export function ranksOf(handOf: number): readonly number[] {
  const ranks = handOf % 0x100000;
  return [16, 12, 8, 4, 0].map((shift) => (ranks >> shift) & 15);
}
