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

const WHEEL_RANKS = 0b1111;
const HAND_LENGTH = 5;

const HIGH_CARD = 0;
const PAIR = 1;
const TWO_PAIRS = 2;
const THREE_ALIKE = 3;
const STRAIGHT = 4;
const FLUSH = 5;
const FULL_HOUSE = 6;
const FOUR_ALIKE = 7;
const STRAIGHT_FLUSH = 8;
const FIVE_ALIKE = 9;

const topRank = (ranks: number): number => 31 - Math.clz32(ranks);
const lowestRank = (ranks: number): number => topRank(ranks & -ranks);

/** Packs a category and up to five ranks of four bits, most significant first. */
const packValue = (category: number, ranks: number): number => (category << 20) | ranks;

/** Appends ranks of a bit set, highest first, to `startBits`; unused places of the five are 0. */
function kickers(startBits: number, places: number, ranks: number): number {
  let bits = startBits;
  let ranksLeft = ranks;
  let count = places;
  while (ranksLeft !== 0) {
    const rank = topRank(ranksLeft);
    ranksLeft ^= 1 << rank;
    bits = (bits << 4) | rank;
    count++;
  }
  return bits << (4 * (HAND_LENGTH - count));
}

/** Top rank of the highest straight that contains all these ranks; −1 if there is none. */
function straightTop(ranks: number): number {
  const highest = topRank(ranks);
  const lowest = lowestRank(ranks);
  if (highest === ABOVE_ACE) return -1;
  if (highest - lowest < HAND_LENGTH) return Math.min(ACE, lowest + 4);
  return highest === ACE && ((ranks ^ (1 << ACE)) & ~WHEEL_RANKS) === 0 ? 3 : -1;
}

/** Ranks of a flush; wild cards become the highest ranks it lacks. */
function flushRanks(ranks: number, wildCount: number): number {
  let filledRanks = ranks;
  let wildsLeft = wildCount;
  for (let rank = ACE; wildsLeft > 0; rank--) {
    const bit = 1 << rank;
    if ((filledRanks & bit) !== 0) continue;
    filledRanks |= bit;
    wildsLeft--;
  }
  return kickers(0, 0, filledRanks);
}

/** Returns the value of a hand whose natural cards all differ in rank. */
function oddValue(onceRanks: number, wildCount: number, suits: number): number {
  const isFlush = suits !== 0 && onceRanks < 1 << ABOVE_ACE;
  const straightRank = straightTop(onceRanks);
  if (isFlush && straightRank >= 0) return packValue(STRAIGHT_FLUSH, kickers(straightRank, 1, 0));
  if (wildCount >= 3)
    return packValue(FOUR_ALIKE, kickers(topRank(onceRanks), 1, onceRanks ^ (1 << topRank(onceRanks))));
  if (isFlush) return packValue(FLUSH, flushRanks(onceRanks, wildCount));
  if (straightRank >= 0) return packValue(STRAIGHT, kickers(straightRank, 1, 0));
  const highest = topRank(onceRanks);
  if (wildCount === 2) return packValue(THREE_ALIKE, kickers(highest, 1, onceRanks ^ (1 << highest)));
  if (wildCount === 1) return packValue(PAIR, kickers(highest, 1, onceRanks ^ (1 << highest)));
  return packValue(HIGH_CARD, kickers(0, 0, onceRanks));
}

/** Returns the value of a hand with equal ranks. The bit sets hold ranks present at least once, twice, three and four times. */
function alikeValue(
  onceRanks: number,
  twiceRanks: number,
  thriceRanks: number,
  fourRanks: number,
  wildCount: number,
): number {
  if (fourRanks !== 0) return packValue(FOUR_ALIKE, kickers(topRank(fourRanks), 1, onceRanks ^ fourRanks));
  if (thriceRanks !== 0) {
    const otherRanks = onceRanks ^ thriceRanks;
    if (wildCount > 0) return packValue(FOUR_ALIKE, kickers(topRank(thriceRanks), 1, otherRanks));
    const pair = twiceRanks ^ thriceRanks;
    return pair !== 0
      ? packValue(FULL_HOUSE, kickers(topRank(thriceRanks) * 16 + topRank(pair), 2, 0))
      : packValue(THREE_ALIKE, kickers(topRank(thriceRanks), 1, otherRanks));
  }
  const highPair = topRank(twiceRanks);
  const otherRanks = onceRanks ^ (1 << highPair);
  if (wildCount === 2) return packValue(FOUR_ALIKE, kickers(highPair, 1, otherRanks));
  const lowPair = twiceRanks ^ (1 << highPair);
  if (wildCount === 1) {
    return lowPair !== 0
      ? packValue(FULL_HOUSE, kickers(highPair * 16 + topRank(lowPair), 2, 0))
      : packValue(THREE_ALIKE, kickers(highPair, 1, otherRanks));
  }
  return lowPair !== 0
    ? packValue(TWO_PAIRS, kickers(highPair * 16 + topRank(lowPair), 2, otherRanks ^ (1 << topRank(lowPair))))
    : packValue(PAIR, kickers(highPair, 1, otherRanks));
}

/**
 * Value of five cards.
 * @param ranks of each card 0 … 13, or WILD
 * @param suits of each card 0 … 3; ignored for wild cards and cards above the ace
 * @param allWildRank the rank of five wild cards: ACE, or ABOVE_ACE if they may have it
 */
export function handValue(
  r0: number,
  r1: number,
  r2: number,
  r3: number,
  r4: number,
  suits: number,
  allWildRank: number,
): number {
  // Bit sets of ranks present at least once, twice, three and four times.
  let onceRanks = 0;
  let twiceRanks = 0;
  let thriceRanks = 0;
  let fourRanks = 0;
  let wildCount = 0;
  let bit = r0 < 0 ? 0 : 1 << r0;
  onceRanks = bit;
  wildCount += r0 < 0 ? 1 : 0;
  bit = r1 < 0 ? 0 : 1 << r1;
  twiceRanks = onceRanks & bit;
  onceRanks |= bit;
  wildCount += r1 < 0 ? 1 : 0;
  bit = r2 < 0 ? 0 : 1 << r2;
  thriceRanks = twiceRanks & bit;
  twiceRanks |= onceRanks & bit;
  onceRanks |= bit;
  wildCount += r2 < 0 ? 1 : 0;
  bit = r3 < 0 ? 0 : 1 << r3;
  fourRanks = thriceRanks & bit;
  thriceRanks |= twiceRanks & bit;
  twiceRanks |= onceRanks & bit;
  onceRanks |= bit;
  wildCount += r3 < 0 ? 1 : 0;
  bit = r4 < 0 ? 0 : 1 << r4;
  fourRanks |= thriceRanks & bit;
  thriceRanks |= twiceRanks & bit;
  twiceRanks |= onceRanks & bit;
  onceRanks |= bit;
  wildCount += r4 < 0 ? 1 : 0;

  if (onceRanks === 0) return packValue(FIVE_ALIKE, kickers(allWildRank, 1, 0));
  const isOneRank = (onceRanks & (onceRanks - 1)) === 0;
  if (isOneRank && wildCount > 0) return packValue(FIVE_ALIKE, kickers(topRank(onceRanks), 1, 0));
  return twiceRanks === 0
    ? oddValue(onceRanks, wildCount, suits)
    : alikeValue(onceRanks, twiceRanks, thriceRanks, fourRanks, wildCount);
}

/** Index of a value's category. */
export const categoryIndex = (value: number): number => value >> 20;

export function categoryOf(value: number): Category {
  return CATEGORIES[categoryIndex(value)] as Category;
}

/** Ranks of a value, most significant first; unused places of the five are 0. */
export function ranksOf(value: number): readonly number[] {
  const ranks = value % 0x100000;
  return [16, 12, 8, 4, 0].map((shift) => (ranks >> shift) & 15);
}
