import { describe, expect, test } from 'vitest';
import {
  ABOVE_ACE,
  ACE,
  CATEGORIES,
  categoryOf,
  handValue,
  ranksOf,
  WILD,
} from '../../../src/games/pokex/play/five-card-hand.ts';
import { createRandom } from '../../../src/random/random.ts';
import { isDeep, scaledCount } from '../../depth.ts';
import { SUITED_CARDS, setsOf } from './published-evaluator.ts';

/** Cards 0 … 51 as `rank * 4 + suit`, ranks from the two up; 52 wild; 53 a card above the ace. */
const rank = (card: number): number => (card === 52 ? WILD : card === 53 ? ABOVE_ACE : card >> 2);

function oneSuit(cards: readonly number[]): number {
  const natural = cards.filter((card) => card < 52);
  return natural.length > 0 && natural.every((card) => (card & 3) === ((natural[0] ?? 0) & 3)) ? 1 : 0;
}

function handOf(cards: readonly number[], allWildRank = ACE): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = cards;
  return handValue(rank(a), rank(b), rank(c), rank(d), rank(e), oneSuit(cards), allWildRank);
}

/**
 * The same hands by plain counting after the rules of poker, sharing no code with the engine: groups by size, then
 * ranks.
 */
function plainRank(ranks: readonly number[], isFlush: boolean): readonly number[] {
  const counts = new Map<number, number>();
  for (const r of ranks) counts.set(r, (counts.get(r) ?? 0) + 1);
  const groups = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  const sizes = groups.map(([, size]) => size).join('');
  const order = groups.map(([r]) => r);
  const sortedRanks = [...ranks].sort((a, b) => b - a);
  const isRun = sizes === '11111' && (sortedRanks[0] ?? 0) <= 12 && (sortedRanks[0] ?? 0) - (sortedRanks[4] ?? 0) === 4;
  const isWheel = sortedRanks.join() === '12,3,2,1,0';
  const isStraight = isRun || isWheel;
  const topOf = isWheel ? 3 : (sortedRanks[0] ?? 0);
  if (sizes === '5') return [9, ...order];
  if (isStraight && isFlush) return [8, topOf];
  if (sizes === '41') return [7, ...order];
  if (sizes === '32') return [6, ...order];
  if (isFlush && sizes === '11111') return [5, ...order];
  if (isStraight) return [4, topOf];
  if (sizes === '311') return [3, ...order];
  if (sizes === '221') return [2, ...order];
  if (sizes === '2111') return [1, ...order];
  return [0, ...order];
}

const compareRanks = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < 6; i++) if ((a[i] ?? 0) !== (b[i] ?? 0)) return (a[i] ?? 0) - (b[i] ?? 0);
  return 0;
};

/**
 * The best of all assignments of the wild cards, suits included. Order doesn't matter, so each starts from the card
 * of the previous one.
 */
function bestByForce(cards: readonly number[], ranks: number, from = 0): readonly number[] {
  const wildIndex = cards.indexOf(52);
  if (wildIndex < 0) {
    const isFlush = oneSuit(cards) === 1 && !cards.includes(53);
    return plainRank(cards.map(rank), isFlush);
  }
  let bestRanks: readonly number[] = [-1];
  for (let card = from; card < ranks * 4; card++) {
    // One card above the ace, without a suit.
    if (card > ABOVE_ACE * 4) break;
    const candidate = bestByForce(cards.with(wildIndex, card === ABOVE_ACE * 4 ? 53 : card), ranks, card);
    if (compareRanks(candidate, bestRanks) > 0) bestRanks = candidate;
  }
  return bestRanks;
}

/** Unpacks the engine's value into a category and ranks, to compare with `plainRank`. */
function valueAsList(value: number, plainValue: readonly number[]): readonly number[] {
  return [CATEGORIES.indexOf(categoryOf(value)), ...ranksOf(value)].slice(0, plainValue.length);
}

describe('hands of five cards', () => {
  test('have the frequencies of poker’s categories, over all 2,598,960 of them', () => {
    const counts = new Array<number>(10).fill(0);
    const different = new Set<number>();
    const suit = (card: number): number => 1 << (card & 3);
    for (let a = 0; a < 48; a++)
      for (let b = a + 1; b < 49; b++)
        for (let c = b + 1; c < 50; c++)
          for (let d = c + 1; d < 51; d++)
            for (let e = d + 1; e < 52; e++) {
              const suits = suit(a) & suit(b) & suit(c) & suit(d) & suit(e);
              const hand = handValue(a >> 2, b >> 2, c >> 2, d >> 2, e >> 2, suits, ACE);
              const category = Math.floor(hand / 0x100000);
              counts[category] = (counts[category] ?? 0) + 1;
              different.add(hand);
            }
    expect(counts).toEqual([1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40, 0]);
    // Kevin Suffecool's count for his evaluator: 7,462 hands that differ in more than their suits.
    const kinds = new Array<number>(10).fill(0);
    for (const hand of different) {
      const category = Math.floor(hand / 0x100000);
      kinds[category] = (kinds[category] ?? 0) + 1;
    }
    expect(different.size).toBe(7462);
    expect(kinds).toEqual([1277, 2860, 858, 858, 10, 1277, 156, 156, 10, 0]);
  });

  test('are ranked like a plain count of groups ranks them', () => {
    const random = createRandom(1);
    for (let i = 0; i < Math.min(60_000, scaledCount(60_000)); i++) {
      const cards = random.shuffle(Array.from({ length: 52 }, (_, card) => card)).slice(0, 5);
      const plainValue = bestByForce(cards, 13);
      expect(valueAsList(handOf(cards), plainValue)).toEqual(plainValue);
    }
  });

  test('with one to three wild cards are the best hand these can make', () => {
    const random = createRandom(2);
    for (let i = 0; i < Math.min(1500, scaledCount(1500)); i++) {
      const wild = i % 10 === 0 ? 3 : 1 + (i % 2);
      // Every three cards: 24,804 hands for one.
      if (wild === 3 && i > (isDeep ? 200 : scaledCount(30))) continue;
      const natural = random.shuffle(Array.from({ length: 52 }, (_, card) => card)).slice(0, 5 - wild);
      // Ranks are closer together than at random, where hands differ.
      const closeCards = i % 3 === 0 ? natural.map((card) => card % 24) : natural;
      if (new Set(closeCards).size < closeCards.length) continue;
      const cards = [...closeCards, ...new Array<number>(wild).fill(52)];
      const plainValue = bestByForce(cards, 13);
      expect({ cards, told: valueAsList(handOf(cards), plainValue) }).toEqual({ cards, told: plainValue });
    }
  });

  const aboveCount = isDeep ? 'all' : 'some';
  test(`with a card above the ace make no straight and no flush, and the highest pair: ${aboveCount} of them`, () => {
    const random = createRandom(3);
    const close = SUITED_CARDS.slice(0, 28);
    const fillings = [[53], [53, 53], [53, 52], [53, 53, 52], [53, 52, 52]];
    const wrongHands: (readonly number[])[] = [];
    for (const filling of fillings) {
      const size = 5 - filling.length;
      const some = Array.from({ length: size === 2 ? 20 : 300 }, () => random.shuffle(close).slice(0, size));
      for (const natural of isDeep ? setsOf(SUITED_CARDS, size) : some) {
        const cards = [...natural, ...filling];
        const plainValue = bestByForce(cards, 14);
        if (compareRanks(valueAsList(handOf(cards, ABOVE_ACE), plainValue), plainValue) !== 0) wrongHands.push(cards);
      }
    }
    expect(wrongHands).toEqual([]);
  });

  test('of only wild cards are five of the highest rank', () => {
    expect(valueAsList(handOf([52, 52, 52, 52, 52]), [0, 0])).toEqual([9, ACE]);
    expect(valueAsList(handOf([52, 52, 52, 52, 52], ABOVE_ACE), [0, 0])).toEqual([9, ABOVE_ACE]);
    expect(valueAsList(handOf([52, 52, 52, 52, 8]), [0, 0])).toEqual([9, 2]);
  });

  test('use a wild card in a flush as the highest missing rank, in a straight as the best card', () => {
    // A♠ Q♠ 9♠ 4♠ and a wild card: it is the king.
    const flush = handOf([48, 40, 28, 8, 52]);
    expect([categoryOf(flush), ranksOf(flush)]).toEqual(['flush', [12, 11, 10, 7, 2]]);
    // 5 6 7 of different suits and two wild cards: a nine-high straight.
    const straight = handOf([12, 17, 22, 52, 52]);
    expect([categoryOf(straight), ranksOf(straight)[0]]).toEqual(['straight', 7]);
    // A 2 3 4 and a wild card: the wheel, not around the corner.
    expect(ranksOf(handOf([48, 1, 6, 11, 52]))[0]).toBe(3);
    expect(categoryOf(handOf([48, 45, 1, 6, 52]))).toBe('pair');
  });
});
