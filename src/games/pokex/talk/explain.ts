import type { Card } from '../../../cards/card.ts';
import { numeral } from '../../../cards/counting.ts';
import { an } from '../../../cards/grammar.ts';
import { type Rank, rankName } from '../../../cards/ranks.ts';
import { list, plural } from '../../../cards/words.ts';
import type { Meeting } from '../events.ts';
import type { PokexOptions } from '../options.ts';
import { heightOf, JOKER, LADDER, PACK } from '../pack.ts';
import { ABOVE_ACE, type Category, categoryOf, ranksOf } from '../play/five-card-hand.ts';
import { isWild, type Showdown, showdown, type Wilds, wildsOf } from '../play/hand.ts';

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

const one = (height: number): string => (height === ABOVE_ACE ? 'joker' : rankName(LADDER[height] as Rank));
const many = (height: number): string => plural(2, one(height));

/** The five ranks a hand is made of, the weightiest first. */
function madeOf(value: number): readonly number[] {
  const [top = 0, ...others] = ranksOf(value);
  const times = TIMES[categoryOf(value)];
  if (times.length > 0) return times.flatMap((n, i) => new Array<number>(n).fill([top, ...others][i] ?? 0));
  // The ace below the two.
  return Array.from({ length: 5 }, (_, i) => (top - i < 0 ? LADDER.length - 1 : top - i));
}

/** What a wild card stands for: a rank, and a suit where all five are of one. */
interface Stand {
  readonly height: number;
  readonly suit: string;
}

/** What each card of a hand stands for; null for one that is what it is. */
function stands(wilds: Wilds, cards: readonly Card[], value: number): readonly (Stand | null)[] {
  const left = [...madeOf(value)];
  const use = (height: number): void => void left.splice(left.indexOf(height), 1);
  const natural = cards.filter((card) => !isWild(wilds, card));
  for (const card of natural) use(wilds.heights[card] ?? 0);
  const suited = /flush$/.test(categoryOf(value));
  const suit = suited ? (PACK.text(natural[0] ?? 0).at(-1) ?? '') : '';
  // A card of the wild rank that is wanted as itself stays what it is.
  const itself = cards.map((card) => {
    const is = isWild(wilds, card) && left.includes(heightOf(card)) && PACK.text(card).endsWith(suit);
    if (is) use(heightOf(card));
    return is || !isWild(wilds, card);
  });
  return itself.map((is) => (is ? null : { height: left.shift() ?? 0, suit }));
}

/** What each card of a hand stands for, to be printed on it: "Q", "Q♥"; empty for one that is what it is. */
export function standsFor(wilds: Wilds, cards: readonly Card[], value: number): readonly string[] {
  return stands(wilds, cards, value).map((as) => (as ? (LADDER[as.height] ?? 'X') + as.suit : ''));
}

const isJoker = (card: Card): boolean => card === JOKER;

/** "the joker was a king", "the jokers were kings": what the wild cards of a hand were; empty where none were. */
export function wildText(
  wilds: Wilds,
  cards: readonly Card[],
  value: number,
  is: 'is' | 'was' = 'was',
): string {
  const free = stands(wilds, cards, value).flatMap((as, i) => (as ? [{ card: cards[i] as Card, as }] : []));
  const [first] = free;
  const noun = ({ height, suit }: Stand): string =>
    suit === '' ? an(one(height)) : (LADDER[height] ?? '') + suit;
  const jokers = free.filter(({ card }) => isJoker(card)).length;
  const are = is === 'is' ? 'are' : 'were';
  const cardName = (card: Card): string => (isJoker(card) ? 'the joker' : PACK.text(card));
  const alike = free.every(({ as }) => as.height === first?.as.height && as.suit === '');
  if (free.length > 1 && alike && first) {
    const natural = free.filter(({ card }) => !isJoker(card)).map(({ card }) => cardName(card));
    const masks = jokers === 0 ? [] : [jokers === 1 ? 'the joker' : 'the jokers'];
    return `${list([...natural, ...masks])} ${are} ${many(first.as.height)}`;
  }
  if (jokers === 2 && free.length === 2) return `the jokers ${are} ${list(free.map(({ as }) => noun(as)))}`;
  return list(free.map(({ card, as }) => `${cardName(card)} ${is} ${noun(as)}`));
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

const KIND: Readonly<Record<Category, string>> = {
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

const cardsIn = (n: number): string => `${numeral(n)} ${plural(n, 'card')}`;

/** Hands that are called by several things: "five aces", "kings full of fours". */
const SEVERAL: ReadonlySet<Category> = new Set([
  'five-of-a-kind',
  'four-of-a-kind',
  'full-house',
  'three-of-a-kind',
  'two-pairs',
]);

/** The first side card in which two hands that are called alike differ: "with a nine", "with a seven". */
function sideText(value: number, other: number): string {
  const [ranks, others] = [ranksOf(value), ranksOf(other)];
  const at = ranks.findIndex((rank, i) => rank !== others[i]);
  return `with ${an(one(ranks[at] ?? 0))} beside`;
}

/**
 * Which hand beats which, as one says it over the cards: "kings full of fours, one card wild, beat the flush". In the
 * past "a flush", too, beat something.
 */
export function beatsText({ values: [a, b], wilds }: Showdown, tense: 'present' | 'past'): string {
  const [best, other] = a > b ? ([a, b] as const) : ([b, a] as const);
  const name = called(best);
  const free = wilds[a > b ? 0 : 1];
  const same = name === called(other);
  // A name with a comma in it ends with one.
  const parts = [name, ...(same ? [sideText(best, other)] : [])].join(name.includes(',') ? ', ' : ' ');
  const remark = free > 0 ? `, ${cardsIn(free)} wild,` : name.includes(',') ? ',' : '';
  const verb = tense === 'past' || SEVERAL.has(categoryOf(best)) ? 'beat' : 'beats';
  const beaten = categoryOf(best) === categoryOf(other) ? called(other) : KIND[categoryOf(other)];
  return `${parts}${remark} ${verb} ${same ? `the same ${sideText(other, best)}` : beaten}`;
}

/** Why equal hands go where they go: "fewer wild cards decided, 1 against 2". */
export function tieText({ tie }: PokexOptions, { winner, wilds, values }: Showdown): string {
  const both = `both hands came to ${called(values[0])}`;
  if (winner === null) return `${both}, and at this table equal hands win nothing`;
  const [least, most] = [Math.min(...wilds), Math.max(...wilds)];
  if (tie === 'fewer-wilds' && least !== most) {
    return `${both}, and fewer wild cards decided it, ${least} against ${most}`;
  }
  const wildly = least === 0 ? 'without a wild card' : `with ${cardsIn(least)} wild`;
  return `${both}${tie === 'fewer-wilds' ? `, each ${wildly}` : ''}, and so it was the leading side’s`;
}

/** Which hand beat which and why, and what the wild cards of the better one were. */
export function trickText({ options, wild, hands, leading }: Meeting): string {
  const [first = [], second = []] = leading === 0 ? hands : hands.toReversed();
  const shown = showdown(options, wild, first, second);
  const best = shown.values[1] > shown.values[0] ? 1 : 0;
  const why = shown.tied ? tieText(options, shown) : beatsText(shown, 'past');
  const wilds = wildText(wildsOf(options, wild), best === 0 ? first : second, shown.values[best]);
  return wilds === '' ? why : `${why}; ${wilds}`;
}
