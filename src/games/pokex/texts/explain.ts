import type { Card } from '../../../cards/card.ts';
import { an } from '../../../cards/grammar.ts';
import { numeral } from '../../../cards/numerals.ts';
import { joinWords, plural } from '../../../cards/words.ts';
import type { PokexOptions } from '../options.ts';
import { heightOf, JOKER, LADDER, PACK } from '../pack.ts';
import { categoryOf } from '../play/five-card-hand.ts';
import { isWild, type Showdown, showdown, type Wilds, wildsOf } from '../play/hand.ts';
import type { TrickHands } from '../state.ts';
import {
  CATEGORY_NAMES,
  handName,
  handRanks,
  PLURAL_CATEGORIES,
  ranksWord,
  rankWord,
  sideText,
} from './five-card-words.ts';

/** What a wild card stands for: a rank, and a suit if the hand is a flush. */
interface WildStandIn {
  readonly height: number;
  readonly suit: string;
}

/** What each card of a hand stands for; null for natural cards. */
function wildStandIns(wilds: Wilds, cards: readonly Card[], value: number): readonly (WildStandIn | null)[] {
  const left = [...handRanks(value)];
  const use = (height: number): void => void left.splice(left.indexOf(height), 1);
  const natural = cards.filter((card) => !isWild(wilds, card));
  for (const card of natural) use(wilds.heights[card] ?? 0);
  const isFlush = /flush$/.test(categoryOf(value));
  const suit = isFlush ? (PACK.text(natural[0] ?? 0).at(-1) ?? '') : '';
  // A card of the wild rank that the hand needs as itself stays natural.
  const itself = cards.map((card) => {
    const isNeededItself = isWild(wilds, card) && left.includes(heightOf(card)) && PACK.text(card).endsWith(suit);
    if (isNeededItself) use(heightOf(card));
    return isNeededItself || !isWild(wilds, card);
  });
  return itself.map((isNatural) => (isNatural ? null : { height: left.shift() ?? 0, suit }));
}

/** Labels of what the cards stand for: "Q", "Q♥"; empty for natural cards. */
export function standsFor(wilds: Wilds, cards: readonly Card[], value: number): readonly string[] {
  return wildStandIns(wilds, cards, value).map((as) => (as ? (LADDER[as.height] ?? 'X') + as.suit : ''));
}

const isJoker = (card: Card): boolean => card === JOKER;

/** Says what the wild cards stood for: "the jokers were kings"; empty without wild cards. */
export function wildText(wilds: Wilds, cards: readonly Card[], value: number, verb: 'is' | 'was' = 'was'): string {
  const free = wildStandIns(wilds, cards, value).flatMap((as, i) => (as ? [{ card: cards[i] as Card, as }] : []));
  const [first] = free;
  const noun = ({ height, suit }: WildStandIn): string =>
    suit === '' ? an(rankWord(height)) : (LADDER[height] ?? '') + suit;
  const jokers = free.filter(({ card }) => isJoker(card)).length;
  const pluralVerb = verb === 'is' ? 'are' : 'were';
  const cardName = (card: Card): string => (isJoker(card) ? 'the joker' : PACK.text(card));
  const areAllAlike = free.every(({ as }) => as.height === first?.as.height && as.suit === '');
  if (free.length > 1 && areAllAlike && first) {
    const natural = free.filter(({ card }) => !isJoker(card)).map(({ card }) => cardName(card));
    const masks = jokers === 0 ? [] : [jokers === 1 ? 'the joker' : 'the jokers'];
    return `${joinWords([...natural, ...masks])} ${pluralVerb} ${ranksWord(first.as.height)}`;
  }
  if (jokers === 2 && free.length === 2) return `the jokers ${pluralVerb} ${joinWords(free.map(({ as }) => noun(as)))}`;
  return joinWords(free.map(({ card, as }) => `${cardName(card)} ${verb} ${noun(as)}`));
}

const cardsIn = (n: number): string => `${numeral(n)} ${plural(n, 'card')}`;

/** Which hand beats which: "kings full of fours, one card wild, beat the flush"; in the past tense also "a flush". */
export function beatsText({ values: [a, b], wilds }: Showdown, tense: 'present' | 'past'): string {
  const [best, other] = a > b ? ([a, b] as const) : ([b, a] as const);
  const name = handName(best);
  const free = wilds[a > b ? 0 : 1];
  const haveSameName = name === handName(other);
  // In a sentence, a name that contains a comma is also followed by one.
  const parts = [name, ...(haveSameName ? [sideText(best, other)] : [])].join(name.includes(',') ? ', ' : ' ');
  const remark = free > 0 ? `, ${cardsIn(free)} wild,` : name.includes(',') ? ',' : '';
  const verb = tense === 'past' || PLURAL_CATEGORIES.has(categoryOf(best)) ? 'beat' : 'beats';
  const category = categoryOf(other);
  const beatenName =
    category === 'high-card' || category === categoryOf(best) ? handName(other) : CATEGORY_NAMES[category];
  return `${parts}${remark} ${verb} ${haveSameName ? `the same hand ${sideText(other, best)}` : beatenName}`;
}

/** Reason for the decision of a tie: "the hand with fewer wild cards wins, 1 against 2". */
export function tieReason({ tie }: PokexOptions, { winner, wilds }: Showdown): string {
  if (winner === null) return 'neither side wins a tie at this table';
  const [least, most] = [Math.min(...wilds), Math.max(...wilds)];
  if (tie === 'leader') return 'the leading side wins';
  if (least !== most) return `the hand with fewer wild cards wins, ${least} against ${most}`;
  const countText =
    least === 0 ? 'neither has a wild card' : `each has ${numeral(least)} wild ${plural(least, 'card')}`;
  return `${countText}, so the leading side wins`;
}

/** Both hands of a tie and its decision: "a pair of tens on both sides, and the leading side wins". */
export function tieText(options: PokexOptions, result: Showdown): string {
  const name = handName(result.values[0]);
  return `${name}${name.includes(',') ? ',' : ''} on both sides, and ${tieReason(options, result)}`;
}

/** Which hand beat which and why, with the wild cards of the better one. */
export function trickText({ options, wild, hands, leading }: TrickHands): string {
  const [first = [], second = []] = leading === 0 ? hands : hands.toReversed();
  const result = showdown(options, wild, first, second);
  const best = result.values[1] > result.values[0] ? 1 : 0;
  const why = result.isTied ? tieText(options, result) : beatsText(result, 'past');
  const wilds = wildText(wildsOf(options, wild), best === 0 ? first : second, result.values[best]);
  return wilds === '' ? why : `${why}; ${wilds}`;
}
