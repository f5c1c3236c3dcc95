import { an } from '../../../cards/grammar.ts';
import { type Rank, rankName } from '../../../cards/ranks.ts';
import { plural } from '../../../cards/words.ts';
import { ABOVE_ACE, ACE, type Category, categoryOf, ranksOf } from '../play/five-card-hand.ts';

/** Copies of each significant rank, by category; a straight has only its top. */
const RANK_COPIES: Readonly<Record<Category, readonly number[]>> = {
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

const LADDER: readonly Rank[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** A rank in the singular and in the plural; the height above the ace is a joker. */
export const rankWord = (height: number): string => (height === ABOVE_ACE ? 'joker' : rankName(LADDER[height] as Rank));
export const ranksWord = (height: number): string => plural(2, rankWord(height));

/** The five ranks of a hand, most significant first. */
export function handRanks(value: number): readonly number[] {
  const [top = 0, ...otherRanks] = ranksOf(value);
  const copyCounts = RANK_COPIES[categoryOf(value)];
  if (copyCounts.length > 0)
    return copyCounts.flatMap((count, i) => new Array<number>(count).fill([top, ...otherRanks][i] ?? 0));
  // Below the two comes the ace.
  return Array.from({ length: 5 }, (_, i) => (top - i < 0 ? ACE : top - i));
}

/** Name of a hand: "kings full of fours", "an ace-high flush". */
export function handName(value: number): string {
  const [topRank = 0, secondRank = 0] = ranksOf(value);
  const highText = `${an(rankWord(topRank))}-high`;
  const texts: Readonly<Record<Category, string>> = {
    'five-of-a-kind': `five ${ranksWord(topRank)}`,
    'straight-flush': `${highText} straight flush`,
    'four-of-a-kind': `four ${ranksWord(topRank)}`,
    'full-house': `${ranksWord(topRank)} full of ${ranksWord(secondRank)}`,
    flush: `${highText} flush`,
    straight: `${highText} straight`,
    'three-of-a-kind': `three ${ranksWord(topRank)}`,
    'two-pairs': `two pairs, ${ranksWord(topRank)} and ${ranksWord(secondRank)}`,
    pair: `a pair of ${ranksWord(topRank)}`,
    'high-card': `${rankWord(topRank)} high`,
  };
  return texts[categoryOf(value)];
}

/** A hand in words: "full house, kings over fours". */
export function handText(value: number): string {
  const [topRank = 0, secondRank = 0] = ranksOf(value);
  const texts: Readonly<Record<Category, string>> = {
    'five-of-a-kind': `five of a kind, ${ranksWord(topRank)}`,
    'straight-flush': `straight flush, ${rankWord(topRank)} high`,
    'four-of-a-kind': `four of a kind, ${ranksWord(topRank)}`,
    'full-house': `full house, ${ranksWord(topRank)} over ${ranksWord(secondRank)}`,
    flush: `flush, ${rankWord(topRank)} high`,
    straight: `straight, ${rankWord(topRank)} high`,
    'three-of-a-kind': `three of a kind, ${ranksWord(topRank)}`,
    'two-pairs': `two pairs, ${ranksWord(topRank)} and ${ranksWord(secondRank)}`,
    pair: `pair of ${ranksWord(topRank)}`,
    'high-card': `high card, ${rankWord(topRank)}`,
  };
  return texts[categoryOf(value)];
}

/** Name of a category for the beaten hand; a high card is named by its rank. */
export const CATEGORY_NAMES: Readonly<Record<Exclude<Category, 'high-card'>, string>> = {
  'five-of-a-kind': 'five of a kind',
  'straight-flush': 'the straight flush',
  'four-of-a-kind': 'four of a kind',
  'full-house': 'the full house',
  flush: 'the flush',
  straight: 'the straight',
  'three-of-a-kind': 'three of a kind',
  'two-pairs': 'two pairs',
  pair: 'the pair',
};

/** Categories with plural names: "five aces", "kings full of fours". */
export const PLURAL_CATEGORIES: ReadonlySet<Category> = new Set([
  'five-of-a-kind',
  'four-of-a-kind',
  'full-house',
  'three-of-a-kind',
  'two-pairs',
]);

/** Names the first side card in which two hands of the same name differ: "with a nine". */
export function sideText(value: number, otherValue: number): string {
  const [ranks, otherRanks] = [ranksOf(value), ranksOf(otherValue)];
  const sideIndex = ranks.findIndex((rank, i) => rank !== otherRanks[i]);
  return `with ${an(rankWord(ranks[sideIndex] ?? 0))}`;
}
