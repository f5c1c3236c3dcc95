import { an } from '../../../cards/grammar.ts';
import { type Rank, rankName } from '../../../cards/ranks.ts';
import { plural } from '../../../cards/words.ts';
import { ABOVE_ACE, ACE, type Category, categoryOf, ranksOf } from '../play/five-card-hand.ts';

/** Poker hands as one says them. */

/** How often each of the ranks that tell a hand is in it; a straight is told by its top alone. */
const TIMES: Readonly<Record<Category, readonly number[]>> = {
  'five-of-a-kind': [5],
  'straight-flush': [],
  'four-of-a-kind': [4, 1],
  'full-house': [3, 2],
  flush: [1, 1, 1, 1, 1],
  straight: [],
  'three-of-a-kind': [3, 1, 1],
  'two-pairs': [2, 2, 1],
  pair: [2, 1, 1, 1],
  'high-card': [1, 1, 1, 1, 1],
};

/** Ranks from the two up, as a hand is told by them. */
const LADDER: readonly Rank[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** A rank in words, of one card and of several: what stands above the ace is a joker. */
export const one = (height: number): string =>
  height === ABOVE_ACE ? 'joker' : rankName(LADDER[height] as Rank);
export const many = (height: number): string => plural(2, one(height));

/** The five ranks a hand is made of, the weightiest first. */
export function madeOf(value: number): readonly number[] {
  const [top = 0, ...others] = ranksOf(value);
  const times = TIMES[categoryOf(value)];
  if (times.length > 0) return times.flatMap((n, i) => new Array<number>(n).fill([top, ...others][i] ?? 0));
  // The ace below the two.
  return Array.from({ length: 5 }, (_, i) => (top - i < 0 ? ACE : top - i));
}

/** A hand as one calls it out: "kings full of fours", "an ace-high flush". */
export function called(value: number): string {
  const [a = 0, b = 0] = ranksOf(value);
  const high = `${an(one(a))}-high`;
  const texts: Readonly<Record<Category, string>> = {
    'five-of-a-kind': `five ${many(a)}`,
    'straight-flush': `${high} straight flush`,
    'four-of-a-kind': `four ${many(a)}`,
    'full-house': `${many(a)} full of ${many(b)}`,
    flush: `${high} flush`,
    straight: `${high} straight`,
    'three-of-a-kind': `three ${many(a)}`,
    'two-pairs': `two pairs, ${many(a)} and ${many(b)}`,
    pair: `a pair of ${many(a)}`,
    'high-card': `${one(a)} high`,
  };
  return texts[categoryOf(value)];
}

/** A hand in words: "full house, kings over fours". */
export function handText(value: number): string {
  const [a = 0, b = 0] = ranksOf(value);
  const texts: Readonly<Record<Category, string>> = {
    'five-of-a-kind': `five of a kind, ${many(a)}`,
    'straight-flush': `straight flush, ${one(a)} high`,
    'four-of-a-kind': `four of a kind, ${many(a)}`,
    'full-house': `full house, ${many(a)} over ${many(b)}`,
    flush: `flush, ${one(a)} high`,
    straight: `straight, ${one(a)} high`,
    'three-of-a-kind': `three of a kind, ${many(a)}`,
    'two-pairs': `two pairs, ${many(a)} and ${many(b)}`,
    pair: `pair of ${many(a)}`,
    'high-card': `high card, ${one(a)}`,
  };
  return texts[categoryOf(value)];
}

/** The other hand, as one says it was beaten. */
export const KIND: Readonly<Record<Category, string>> = {
  'five-of-a-kind': 'five of a kind',
  'straight-flush': 'the straight flush',
  'four-of-a-kind': 'four of a kind',
  'full-house': 'the full house',
  flush: 'the flush',
  straight: 'the straight',
  'three-of-a-kind': 'three of a kind',
  'two-pairs': 'two pairs',
  pair: 'the pair',
  'high-card': 'five odd cards',
};

/** Hands that are called by several things: "five aces", "kings full of fours". */
export const SEVERAL: ReadonlySet<Category> = new Set([
  'five-of-a-kind',
  'four-of-a-kind',
  'full-house',
  'three-of-a-kind',
  'two-pairs',
]);

/** The first side card in which two hands that are called alike differ: "with a nine", "with a seven". */
export function sideText(value: number, other: number): string {
  const [ranks, others] = [ranksOf(value), ranksOf(other)];
  const at = ranks.findIndex((rank, i) => rank !== others[i]);
  return `with ${an(one(ranks[at] ?? 0))} beside`;
}
