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
  const ranksLeft = [...handRanks(value)];
  const useRank = (height: number): void => void ranksLeft.splice(ranksLeft.indexOf(height), 1);
  const natural = cards.filter((card) => !isWild(wilds, card));
  for (const card of natural) useRank(wilds.heights[card] ?? 0);
  const isFlush = /flush$/.test(categoryOf(value));
  const suit = isFlush ? (PACK.text(natural[0] ?? 0).at(-1) ?? '') : '';
  // A card of the wild rank that the hand needs as itself stays natural.
  const naturalFlags = cards.map((card) => {
    const isNeededItself = isWild(wilds, card) && ranksLeft.includes(heightOf(card)) && PACK.text(card).endsWith(suit);
    if (isNeededItself) useRank(heightOf(card));
    return isNeededItself || !isWild(wilds, card);
  });
  return naturalFlags.map((isNatural) => (isNatural ? null : { height: ranksLeft.shift() ?? 0, suit }));
}

/** The rank that each card of a hand has or stands for. */
export function heightsIn(wilds: Wilds, cards: readonly Card[], value: number): readonly number[] {
  return wildStandIns(wilds, cards, value).map((as, i) => {
    const card = cards[i] as Card;
    return as?.height ?? (isWild(wilds, card) ? heightOf(card) : (wilds.heights[card] as number));
  });
}

/** Labels of what the cards stand for: "Q", "Q♥"; empty for natural cards. */
export function standsFor(wilds: Wilds, cards: readonly Card[], value: number): readonly string[] {
  return wildStandIns(wilds, cards, value).map((as) => (as ? (LADDER[as.height] ?? 'X') + as.suit : ''));
}

const isJoker = (card: Card): boolean => card === JOKER;

/** Says what the wild cards stood for: "the jokers were kings"; empty without wild cards. */
export function wildText(wilds: Wilds, cards: readonly Card[], value: number, verb: 'is' | 'was' = 'was'): string {
  const standIns = wildStandIns(wilds, cards, value).flatMap((as, i) => (as ? [{ card: cards[i] as Card, as }] : []));
  const [firstStandIn] = standIns;
  const noun = ({ height, suit }: WildStandIn): string =>
    suit === '' ? an(rankWord(height)) : (LADDER[height] ?? '') + suit;
  const jokers = standIns.filter(({ card }) => isJoker(card)).length;
  const pluralVerb = verb === 'is' ? 'are' : 'were';
  const cardName = (card: Card): string => (isJoker(card) ? 'the joker' : PACK.text(card));
  const areAllAlike = standIns.every(({ as }) => as.height === firstStandIn?.as.height && as.suit === '');
  if (standIns.length > 1 && areAllAlike && firstStandIn) {
    const wildNames = standIns.filter(({ card }) => !isJoker(card)).map(({ card }) => cardName(card));
    const jokerNames = jokers === 0 ? [] : [jokers === 1 ? 'the joker' : 'the jokers'];
    return `${joinWords([...wildNames, ...jokerNames])} ${pluralVerb} ${ranksWord(firstStandIn.as.height)}`;
  }
  if (jokers === 2 && standIns.length === 2)
    return `the jokers ${pluralVerb} ${joinWords(standIns.map(({ as }) => noun(as)))}`;
  return joinWords(standIns.map(({ card, as }) => `${cardName(card)} ${verb} ${noun(as)}`));
}

const cardsIn = (count: number): string => `${numeral(count)} ${plural(count, 'card')}`;

/** Which hand beats which: "kings full of fours, one card wild, beat the flush"; in the past tense also "a flush". */
export function beatsText({ values: [leadingValue, otherValue], wilds }: Showdown, tense: 'present' | 'past'): string {
  const [betterValue, beatenValue] =
    leadingValue > otherValue ? ([leadingValue, otherValue] as const) : ([otherValue, leadingValue] as const);
  const name = handName(betterValue);
  const wildCount = wilds[leadingValue > otherValue ? 0 : 1];
  const haveSameName = name === handName(beatenValue);
  // In a sentence, a name that contains a comma is also followed by one.
  const parts = [name, ...(haveSameName ? [sideText(betterValue, beatenValue)] : [])].join(
    name.includes(',') ? ', ' : ' ',
  );
  const remark = wildCount > 0 ? `, ${cardsIn(wildCount)} wild,` : name.includes(',') ? ',' : '';
  const verb = tense === 'past' || PLURAL_CATEGORIES.has(categoryOf(betterValue)) ? 'beat' : 'beats';
  const category = categoryOf(beatenValue);
  const beatenName =
    category === 'high-card' || category === categoryOf(betterValue) ? handName(beatenValue) : CATEGORY_NAMES[category];
  return `${parts}${remark} ${verb} ${haveSameName ? `the same hand ${sideText(beatenValue, betterValue)}` : beatenName}`;
}

/** Reason for the decision of a tie: "the hand with fewer wild cards wins, 1 against 2". */
export function tieReason({ tie }: PokexOptions, { winner, wilds }: Showdown): string {
  if (winner === null) return 'neither side wins a tie at this table';
  const [fewestWilds, mostWilds] = [Math.min(...wilds), Math.max(...wilds)];
  if (tie === 'leader') return 'the leading side wins';
  if (fewestWilds !== mostWilds)
    return `the hand with fewer wild cards wins, ${fewestWilds === 0 ? 'none' : numeral(fewestWilds)} against ${numeral(mostWilds)}`;
  const countText =
    fewestWilds === 0
      ? 'neither has a wild card'
      : `each has ${numeral(fewestWilds)} wild ${plural(fewestWilds, 'card')}`;
  return `${countText}, so the leading side wins`;
}

/** Both hands of a tie and its decision: "a pair of tens on both sides, and the leading side wins". */
export function tieText(options: PokexOptions, result: Showdown): string {
  const name = handName(result.values[0]);
  return `${name}${name.includes(',') ? ',' : ''} on both sides, and ${tieReason(options, result)}`;
}

/** Which hand beat which and why, with the wild cards of the better one. */
export function trickText({ options, wild, hands, leading }: TrickHands): string {
  const [leadingHand = [], otherHand = []] = leading === 0 ? hands : hands.toReversed();
  const result = showdown(options, wild, leadingHand, otherHand);
  const betterIndex = result.values[1] > result.values[0] ? 1 : 0;
  const why = result.isTied ? tieText(options, result) : beatsText(result, 'past');
  const wilds = wildText(
    wildsOf(options, wild),
    betterIndex === 0 ? leadingHand : otherHand,
    result.values[betterIndex],
  );
  return wilds === '' ? why : `${why}; ${wilds}`;
}
