/**
 * Values of five-card poker hands with wild cards: whole numbers, greater is better, equal is equal. Ranks are sets of
 * bits, so no table is needed.
 */

/** Categories, worst first; a value holds the index. */
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

/** Ranks 0 (a two) to 12 (an ace); 13 ranks above the ace and takes no part in straights and flushes. */
export const ACE = 12;
export const ABOVE_ACE = 13;
/** Stands for the rank of a wild card. */
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

/** Packs a category and up to five ranks of four bits, most significant first. */
const value = (category: number, ranks: number): number => (category << 20) | ranks;

/** Appends ranks of a bit set, highest first, to `startBits`; unused places of the five are 0. */
function kickers(startBits: number, places: number, ranks: number): number {
  let bits = startBits;
  let left = ranks;
  let n = places;
  while (left !== 0) {
    const rank = top(left);
    left ^= 1 << rank;
    bits = (bits << 4) | rank;
    n++;
  }
  return bits << (4 * (FIVE - n));
}

/** Top rank of the highest straight that contains all these ranks; −1 if there is none. */
function straightTop(ranks: number): number {
  const high = top(ranks);
  const lowest = low(ranks);
  if (high === ABOVE_ACE) return -1;
  if (high - lowest < FIVE) return Math.min(ACE, lowest + 4);
  return high === ACE && ((ranks ^ (1 << ACE)) & ~WHEEL) === 0 ? 3 : -1;
}

/** Ranks of a flush; wild cards become the highest ranks it lacks. */
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

/** Returns the value of a hand whose natural cards all differ in rank. */
function oddValue(once: number, wild: number, suits: number): number {
  const isFlush = suits !== 0 && once < 1 << ABOVE_ACE;
  const straight = straightTop(once);
  if (isFlush && straight >= 0) return value(STRAIGHT_FLUSH, kickers(straight, 1, 0));
  if (wild >= 3) return value(FOUR, kickers(top(once), 1, once ^ (1 << top(once))));
  if (isFlush) return value(FLUSH, flushRanks(once, wild));
  if (straight >= 0) return value(STRAIGHT, kickers(straight, 1, 0));
  const high = top(once);
  if (wild === 2) return value(THREE, kickers(high, 1, once ^ (1 << high)));
  if (wild === 1) return value(PAIR, kickers(high, 1, once ^ (1 << high)));
  return value(HIGH_CARD, kickers(0, 0, once));
}

/** Returns the value of a hand with equal ranks. The bit sets hold ranks present at least once, twice, three and four times. */
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
 * Value of five cards.
 * @param ranks of each card 0 … 13, or WILD
 * @param suits of each card 0 … 3; ignored for wild cards and cards above the ace
 * @param best the rank of five wild cards: ACE, or ABOVE_ACE if they may have it
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
  // Bit sets of ranks present at least once, twice, three and four times.
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
  const isOneRank = (once & (once - 1)) === 0;
  if (isOneRank && wild > 0) return value(FIVE_ALIKE, kickers(top(once), 1, 0));
  return twice === 0 ? oddValue(once, wild, suits) : alikeValue(once, twice, thrice, four, wild);
}

/** Index of a value's category. */
export const categoryIndex = (handOf: number): number => handOf >> 20;

export function categoryOf(handOf: number): Category {
  return CATEGORIES[categoryIndex(handOf)] as Category;
}

/** Ranks of a value, most significant first; unused places of the five are 0. */
export function ranksOf(handOf: number): readonly number[] {
  const ranks = handOf % 0x100000;
  return [16, 12, 8, 4, 0].map((shift) => (ranks >> shift) & 15);
}
