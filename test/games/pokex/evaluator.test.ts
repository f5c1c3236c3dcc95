import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../../src/game/options.ts';
import { OPTIONS, type PokexOptions } from '../../../src/games/pokex/options.ts';
import { JOKER, LADDER, PACK } from '../../../src/games/pokex/pack.ts';
import { categoryOf } from '../../../src/games/pokex/play/five-card-hand.ts';
import { fiveCardValue, wildsOf } from '../../../src/games/pokex/play/hand.ts';
import { createRandom } from '../../../src/random/random.ts';

/** A third-party evaluator: Cactus Kev's 7,462 kinds of hand, 1 the best. It has no types. */
const phe = createRequire(import.meta.url)('phe') as {
  readonly evaluateCards: (cards: readonly string[]) => number;
};

const natural = wildsOf(defaultOptions(OPTIONS) as PokexOptions, null);
const theirValue = (hand: readonly number[]): number =>
  phe.evaluateCards(
    hand.map((card) =>
      PACK.code(card)
        .replace('10', 'T')
        .replace(/.$/, (s) => s.toLowerCase()),
    ),
  );
const ourValue = (hand: readonly number[]): number => fiveCardValue(natural, hand);
const card = (rank: number, suit: number): number => PACK.read(`${LADDER[rank]}${'SHDC'[suit]}`) as number;

/** All sets of five ranks, each at most four times, highest first. */
function* ranksOfFive(maxRank = 12, cardsLeft = 5): Iterable<readonly number[]> {
  if (cardsLeft === 0) yield [];
  for (let rank = maxRank; cardsLeft > 0 && rank >= 0; rank--) {
    for (let copies = Math.min(4, cardsLeft); copies > 0; copies--) {
      for (const lowerRanks of ranksOfFive(rank - 1, cardsLeft - copies))
        yield [...new Array<number>(copies).fill(rank), ...lowerRanks];
    }
  }
}

/** A hand of every kind: five ranks in mixed suits, and in one suit if all ranks differ. */
function everyKind(): readonly (readonly number[])[] {
  return [...ranksOfFive()].flatMap((ranks) => {
    const mixed = ranks.map((rank, i) =>
      card(rank, ranks.slice(0, i).filter((lowerRank) => lowerRank === rank).length),
    );
    const areDistinct = new Set(ranks).size === 5;
    const mixedSuits = areDistinct ? [...mixed.slice(0, 4), card(ranks[4] as number, 1)] : mixed;
    return areDistinct ? [mixedSuits, ranks.map((rank) => card(rank, 2))] : [mixedSuits];
  });
}

describe('against a published evaluator', () => {
  const kinds = everyKind().map((hand) => ({ hand, ours: ourValue(hand), theirs: theirValue(hand) }));

  test('all 7,462 kinds of hand stand in the same order, none equal to another', () => {
    expect(kinds).toHaveLength(7462);
    const sortedKinds = kinds.toSorted((a, b) => b.ours - a.ours);
    expect(new Set(sortedKinds.map((kind) => kind.ours)).size).toBe(7462);
    expect(sortedKinds.map((kind) => kind.theirs)).toEqual(Array.from({ length: 7462 }, (_, i) => i + 1));
  });

  test('200,000 random hands are of the same kind', () => {
    const kindOf = new Map(kinds.map((kind) => [kind.ours, kind.theirs]));
    const random = createRandom(7462);
    const pack = Array.from({ length: JOKER }, (_, i) => i);
    const wrongOrders: string[] = [];
    for (let i = 0; i < 20_000; i++) {
      const cards = random.shuffle(pack);
      for (let start = 0; start < 50; start += 5) {
        const hand = cards.slice(start, start + 5);
        if (kindOf.get(ourValue(hand)) !== theirValue(hand)) wrongOrders.push(hand.map(PACK.code).join(' '));
      }
    }
    expect(wrongOrders).toEqual([]);
  });

  test('the names are the same: 10 straight flushes, 156 fours, 156 full houses, 1,277 flushes …', () => {
    const counts: Record<string, number> = {};
    for (const kind of kinds) counts[categoryOf(kind.ours)] = (counts[categoryOf(kind.ours)] ?? 0) + 1;
    expect(counts).toEqual({
      'straight-flush': 10,
      'four-of-a-kind': 156,
      'full-house': 156,
      flush: 1277,
      straight: 10,
      'three-of-a-kind': 858,
      'two-pairs': 858,
      pair: 2860,
      'high-card': 1277,
    });
  });
});
