import { describe, expect, test } from 'vitest';
import { rankOf } from '../../../src/cards/card.ts';
import type { Rank } from '../../../src/cards/ranks.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { OPTIONS, type PokexOptions } from '../../../src/games/pokex/options.ts';
import { JOKER, LADDER, PACK } from '../../../src/games/pokex/pack.ts';
import { categoryOf } from '../../../src/games/pokex/play/five-card-hand.ts';
import { fiveCardValue, wildsOf } from '../../../src/games/pokex/play/hand.ts';
import { createRandom, type Random } from '../../../src/random/random.ts';
import { isDeep } from '../../depth.ts';
import { bestPublishedValue, KINDS, publishedValue, SUITED_CARDS, setsOf } from './published-evaluator.ts';

const usual = defaultOptions(OPTIONS) as PokexOptions;
const natural = wildsOf(usual, null);
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

/** Random hands without wild cards, ten of each shuffled pack. */
function* randomHands(random: Random, count: number): Generator<readonly number[]> {
  for (let i = 0; i < count; i += 10) {
    const cards = random.shuffle(SUITED_CARDS);
    for (let start = 0; start < 50; start += 5) yield cards.slice(start, start + 5);
  }
}

/** Every set of fewer than five suited cards: wild cards fill it to a hand. */
function* tooFew(): Generator<readonly number[]> {
  for (const size of [0, 1, 2, 3, 4]) yield* setsOf(SUITED_CARDS, size);
}

/** Number of hands with wild cards that `npm test` tries. */
const SOME = 2000;

/** Some of these sets, seldom one that leaves much to try, and half of ranks close together. */
function* someTooFew(random: Random): Generator<readonly number[]> {
  for (let i = 0; i < SOME; i++) {
    const size = i % 500 === 0 ? 2 : i % 10 === 0 ? 3 : 4;
    const cards = i % 2 === 0 ? SUITED_CARDS : SUITED_CARDS.slice(0, 24);
    yield random.shuffle(cards).slice(0, size);
  }
}

/** These cards with each set of wild cards that fills them to five, under every naming of a rank they lack, and none. */
function* filledWithWilds(cards: readonly number[]) {
  const ranks = new Set(cards.map(rankOf));
  for (const wildRank of [null, ...LADDER]) {
    if (wildRank !== null && ranks.has(wildRank)) continue;
    const wilds = wildsOf(usual, wildRank);
    const wildCards = [...SUITED_CARDS.filter((card) => rankOf(card) === wildRank), JOKER, JOKER];
    for (const filling of setsOf(wildCards, 5 - cards.length))
      yield { hand: [...filling.slice(1), ...cards, filling[0] as number], wilds };
  }
}

describe('against a published evaluator', () => {
  const kinds = everyKind().map((hand) => ({ hand, ours: ourValue(hand), theirs: publishedValue(hand) }));

  test('all 7,462 kinds of hand stand in the same order, none equal to another', () => {
    expect(kinds).toHaveLength(KINDS);
    const sortedKinds = kinds.toSorted((a, b) => b.ours - a.ours);
    expect(new Set(sortedKinds.map((kind) => kind.ours)).size).toBe(KINDS);
    expect(sortedKinds.map((kind) => kind.theirs)).toEqual(Array.from({ length: KINDS }, (_, i) => i + 1));
  });

  const kindOf = new Map(kinds.map((kind) => [kind.ours, kind.theirs]));

  const handCount = isDeep ? '2,598,960' : '200,000';
  test(`${handCount} hands are of the same kind`, () => {
    const wrongHands: string[] = [];
    for (const hand of isDeep ? setsOf(SUITED_CARDS, 5) : randomHands(createRandom(KINDS), 200_000))
      if (kindOf.get(ourValue(hand)) !== publishedValue(hand)) wrongHands.push(hand.map(PACK.code).join(' '));
    expect(wrongHands).toEqual([]);
  });

  const wildCount = isDeep ? 'every hand is' : `${SOME} are`;
  test(`with wild cards, ${wildCount} worth the best of all cards these can stand for`, () => {
    const ourKinds = new Map(kinds.map((kind) => [kind.theirs, kind.ours]));
    const expectedValue = (cards: readonly number[]): number => {
      const [rank = 12, ...otherRanks] = new Set(cards.map((card) => LADDER.indexOf(rankOf(card) as Rank)));
      // Five of a kind isn't among the published kinds: it beats them all, by its rank.
      return otherRanks.length === 0 ? (9 << 20) | (rank << 16) : (ourKinds.get(bestPublishedValue(cards)) as number);
    };
    const wrongHands: string[] = [];
    for (const cards of isDeep ? tooFew() : someTooFew(createRandom(54))) {
      const value = expectedValue(cards);
      for (const { hand, wilds } of filledWithWilds(cards))
        if (fiveCardValue(wilds, hand) !== value) wrongHands.push(hand.map(PACK.code).join(' '));
    }
    expect(wrongHands).toEqual([]);
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
