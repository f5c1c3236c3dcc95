import { type Card, STANDARD_SIZE } from '../../../cards/card.ts';
import {
  ACE,
  ACE_HIGH,
  ACE_LOW,
  ACE_STEP,
  isJoker,
  isNatural,
  KING,
  pointsOf,
  RANK_COUNT,
  rank,
  TWO,
} from '../pack.ts';

/**
 * Totals of a given combination, for the referee. `combination-list.ts` lists all combinations of a hand by a
 * faster method.
 */

const suit = (card: Card): number => card & 3;
const areDistinct = (numbers: readonly number[]): boolean => new Set(numbers).size === numbers.length;

function isSet(cards: readonly Card[]): boolean {
  return cards.every((card) => rank(card) === rank(cards[0] as Card)) && areDistinct(cards.map(suit));
}

/** Cards in run order, starting after the widest gap, past the ace if they wrap; jokers fill a gap or come last. */
export function runOrder(cards: readonly Card[]): readonly Card[] {
  const ranks = [...new Set(cards.map(rank))].filter((place) => place >= 0).sort((a, b) => a - b);
  const gapBefore = (i: number): number => ((ranks[i] as number) - (ranks.at(i - 1) as number) + 13) % 13;
  const widest = ranks.reduce((widestIndex, _, i) => (gapBefore(i) > gapBefore(widestIndex) ? i : widestIndex), 0);
  const start = ranks[widest] ?? 0;
  const place = (card: Card): number => (rank(card) - start + 13) % 13;
  const naturals = cards.filter(isNatural).sort((a, b) => place(a) - place(b));
  const gap = naturals.findIndex((card, i) => i > 0 && place(card) - place(naturals[i - 1] as Card) === 2);
  return naturals.toSpliced(gap < 0 ? naturals.length : gap, 0, ...cards.filter(isJoker));
}

/** Orders in which these ranks form a run; empty if they don't. */
function runOrders(ranks: readonly number[], mayWrap: boolean): readonly (readonly number[])[] {
  const orders: number[][] = [];
  for (const start of ranks) {
    const order = ranks.map((_, i) => (start + i) % RANK_COUNT);
    if (!order.every((place) => ranks.includes(place))) continue;
    // If runs don't wrap, an ace is at one of the ends.
    if (mayWrap || order.every((place, i) => place !== ACE || i === 0 || i === order.length - 1)) {
      orders.push(order);
    }
  }
  return orders;
}

function runTotal(order: readonly number[]): number {
  return order.reduce((sum, place, i) => {
    if (place !== ACE) return sum + pointsOf(place);
    return sum + (order[i + 1] === TWO ? ACE_LOW : ACE_HIGH);
  }, 0);
}

/** Totals of `n` aces, each 1 or 12. */
function aceTotals(n: number): readonly number[] {
  return Array.from({ length: n + 1 }, (_, highCount) => n * ACE_LOW + highCount * ACE_STEP);
}

/** Totals of these natural cards as a set or a run; empty if they are neither. */
export function totalsOf(cards: readonly Card[], mayWrap: boolean): readonly number[] {
  const totals = new Set<number>();
  const ranks = cards.map(rank);
  if (isSet(cards)) {
    const [firstRank = 0] = ranks;
    const sums = firstRank === ACE ? aceTotals(cards.length) : [cards.length * pointsOf(firstRank)];
    for (const sum of sums) totals.add(sum);
  }
  if (cards.every((card) => suit(card) === suit(cards[0] as Card)) && areDistinct(ranks)) {
    for (const order of runOrders(ranks, mayWrap)) totals.add(runTotal(order));
  }
  return [...totals];
}

const EVERY_CARD: readonly Card[] = Array.from({ length: STANDARD_SIZE }, (_, card) => card);

/** A base and its possible totals. */
export interface CombinationBase {
  readonly naturals: readonly Card[];
  readonly jokers: readonly Card[];
  /** What its natural cards have in common; 'anything' for fewer than two. */
  readonly like: 'set' | 'run' | 'anything' | 'nothing';
  /** Whether the joker can stand for some card that makes the base a set or a run. */
  readonly shaped: boolean;
  /** The same, if the joker stands for the card named in the move. */
  readonly shapedAs: boolean;
  /** Possible totals without extra aces, with the joker as named. */
  readonly totals: readonly number[];
}

function likeness(naturals: readonly Card[]): CombinationBase['like'] {
  const [first] = naturals;
  if (first === undefined || naturals.length === 1) return 'anything';
  if (naturals.every((card) => rank(card) === rank(first))) return 'set';
  return naturals.every((card) => suit(card) === suit(first)) ? 'run' : 'nothing';
}

/** Examines a base. More than one joker makes no total. */
export function baseOf(cards: readonly Card[], as: Card | undefined, mayWrap: boolean): CombinationBase {
  const naturals = cards.filter(isNatural);
  const jokers = cards.filter(isJoker);
  const like = likeness(naturals);
  const none = { naturals, jokers, like, shaped: false, shapedAs: false, totals: [] };
  if (naturals.length === 0 || jokers.length > 1 || like === 'nothing') return none;
  if (jokers.length === 1 && naturals.length < 2) return none;
  if (jokers.length === 0) {
    const totals = totalsOf(naturals, mayWrap);
    return { ...none, shaped: totals.length > 0, shapedAs: totals.length > 0, totals };
  }
  const standing = (choice: readonly Card[]): readonly number[] => [
    ...new Set(choice.flatMap((card) => (isNatural(card) ? totalsOf([...naturals, card], mayWrap) : []))),
  ];
  const possibleTotals = standing(EVERY_CARD);
  const totals = as === undefined ? possibleTotals : standing([as]);
  return { ...none, shaped: possibleTotals.length > 0, shapedAs: totals.length > 0, totals };
}

/** Totals with this many extra aces, ascending. */
export function withAces(totals: readonly number[], aces: number): readonly number[] {
  const sums = new Set(totals.flatMap((n) => aceTotals(aces).map((acePoints) => n + acePoints)));
  return [...sums].sort((a, b) => a - b);
}

/** Rank indices missing from a broken run. */
export function gapsIn(cards: readonly Card[]): readonly number[] {
  const ranks = [...new Set(cards.map(rank))].sort((a, b) => a - b);
  const [lowest = 0] = ranks;
  const highest = ranks.at(-1) ?? lowest;
  const lowRanks = Array.from({ length: highest - lowest + 1 }, (_, i) => lowest + i);
  const lowGaps = lowRanks.filter((place) => !ranks.includes(place));
  if (lowest !== ACE) return lowGaps;
  // An ace may also follow the king.
  const secondRank = ranks[1] ?? lowest;
  const highRanks = Array.from({ length: KING - secondRank + 1 }, (_, i) => secondRank + i);
  const highGaps = highRanks.filter((place) => !ranks.includes(place));
  return highGaps.length < lowGaps.length ? highGaps : lowGaps;
}
