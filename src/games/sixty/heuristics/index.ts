import type { Card } from '../../../cards/card.ts';
import { agree, possessive, pronounFor } from '../../../cards/grammar.ts';
import { allOf, numeral } from '../../../cards/numerals.ts';
import { capitalize, countNoun, joinWords } from '../../../cards/words.ts';
import { adviceOf, type RulesOfThumb } from '../../../game/coach.ts';
import type { Advice, Coach } from '../../../game/heuristics.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import { HOCUS, isJoker, isNumber, numberOn, PACK, SIXTY, sumOf, ZAP } from '../pack.ts';
import { moves } from '../play/moves.ts';
import { type AttackAnswers, answersOf, type Beater, canAnswer, describeAttempt } from '../rules/attempt.ts';
import { nextHolder, playedCards, type SixtyMove, type SixtyState } from '../state.ts';
import { cardsText, countText, thoseText } from '../texts/words.ts';
import { unseenCards } from '../visibility/index.ts';
import { POLICY, rate } from './policy.ts';
import { CHEAP_POINTS, countDrawn, reasons } from './reasons.ts';

/** A deck of this size or smaller leaves little time to play jokers. */
const SMALL_DECK = 12;
/** Greatest number that is easily spared while there is a deck. */
const MAX_SMALL_NUMBER = 6;
/** Share of the range of ratings by which a move may be behind the best and still be recommended. */
const FINE_MARGIN = 0.2;
/** Least number for which a single card is worth a Zap. */
const MIN_ZAP_NUMBER = 15;

interface SixtyAdviceContext {
  readonly state: SixtyState;
  readonly name: SeatNamer;
  readonly hand: readonly Card[];
  readonly jokers: readonly Card[];
  /** Cards played on this seat; empty if it leads. */
  readonly played: readonly Card[];
  readonly answers: AttackAnswers;
  /** The seat that cards are passed on to; null if there is none. */
  readonly nextSeat: Seat | null;
  /** The hand's number cards, grouped by number, least first. */
  readonly sets: readonly (readonly Card[])[];
  /** Moves nearly as good as the best. Only these are recommended, since the review would criticize others. */
  readonly fineMoves: readonly SixtyMove[];
}

/** "two 10s", "a 30": the fewest cards of a number that beat the attack. */
const beaterText = ({ card, needed }: Beater): string => countText(card, needed);
/** "is 60 points", "are 120 points". */
const costText = (jokers: readonly Card[]): string => `${agree(jokers, 'are', 'is')} ${jokers.length * SIXTY} points`;

/** Moves not clearly worse than the best. */
function fineMoves(state: SixtyState, seat: Seat): readonly SixtyMove[] {
  const rated = moves(state, seat).map((move) => ({ move, rating: rate(state, seat, move) }));
  const ratings = rated.map(({ rating }) => rating);
  const [highest, lowest] = [Math.max(...ratings), Math.min(...ratings)];
  return rated
    .filter(({ rating }) => highest === lowest || (highest - rating) / (highest - lowest) < FINE_MARGIN)
    .map(({ move }) => move);
}

/** Whether a move with these cards, all equal, is among the fine ones. */
const isFine = (fine: readonly SixtyMove[], kind: SixtyMove['type'], cards: readonly Card[]): boolean =>
  fine.some(
    (move) => move.type === kind && playedCards(move).length === cards.length && playedCards(move)[0] === cards[0],
  );

/** The cards to pass on, if it is advised to pass on all copies and a card is drawn for each. */
function copiesToPass({ state, hand, answers, fineMoves: fine }: SixtyAdviceContext): readonly Card[] | undefined {
  const copies = hand.filter((card) => card === answers.pass);
  const isAdvised =
    copies.length > 1 && numberOn(copies[0] as Card) <= MAX_SMALL_NUMBER && isFine(fine, 'pass-on', copies);
  return isAdvised && countDrawn(state, 'pass-on', copies, hand.length - copies.length) === copies.length
    ? copies
    : undefined;
}

/** The lowest beater among the fine moves. */
const beaterOf = ({ beaters }: AttackAnswers, fine: readonly SixtyMove[]): Beater | undefined =>
  beaters.find(({ card, needed }) => isFine(fine, 'beat', new Array<Card>(needed).fill(card)));

const RULES_OF_THUMB: RulesOfThumb<SixtyAdviceContext> = {
  'deck-empty': ({ state, nextSeat: next }) =>
    state.left === 0 &&
    `The deck is empty: there is no more drawing, and what you are left with will be counted.${next === null ? '' : ' From now on play big cards first, as many at once as you can.'}`,
  alone: ({ state, played, nextSeat: next }) =>
    played.length > 0 &&
    next === null &&
    `All the other players are out. You can’t pass on or play a joker. Beat the cards, or take them${state.options.take === 'free' ? '' : ' if you can’t'}; then the round is over.`,
  'spend-joker': ({ state, played, fineMoves: fine }) => {
    const [joker] = fine.filter(({ type }) => type === 'joker').flatMap(playedCards);
    return (
      played.length > 0 &&
      joker !== undefined &&
      state.left <= SMALL_DECK &&
      `${PACK.text(joker)} would cost you ${SIXTY} if you were left with it, and ${state.left === 0 ? 'the deck is empty' : `the deck is down to ${countNoun(state.left, 'card')}`}. Play it now, even if a number would do.`
    );
  },
  'joker-waits': ({ state, played, jokers }) =>
    played.length === 0 &&
    jokers.length > 0 &&
    state.left <= SMALL_DECK &&
    `${capitalize(cardsText(jokers))} in your hand ${costText(jokers)}, and you can’t attack with ${pronounFor(jokers.length)}. Answer the next attack with ${jokers.length > 1 ? 'one of them' : 'it'}${jokers.every((card) => card === HOCUS) ? ', if it works' : ''}.`,
  stuck: ({ played, answers, nextSeat: next }) => {
    const [card] = played;
    return (
      card !== undefined &&
      !canAnswer(answers) &&
      `No ${PACK.text(card)}, nothing that makes more than ${sumOf(played)}, no joker that works. You are stuck, so you must take. It costs you ${sumOf(played)} points${next === null ? '' : ' and a turn'}.`
    );
  },
  'full-set': ({ played, answers }) =>
    played.length > 0 &&
    sumOf(played) === SIXTY &&
    answers.jokers.length > 0 &&
    `Those are all the ${PACK.text(played[0] as Card)}s in the pack, and no number makes more than ${SIXTY}. That is what ${joinWords(answers.jokers.map(PACK.text), 'or')} is for.`,
  'beat-or-pass': ({ played, answers, state, nextSeat: next, name, fineMoves: fine }) => {
    const { pass } = answers;
    const beater = beaterOf(answers, fine) ?? answers.beaters[0];
    if (beater === undefined || pass === undefined) return undefined;
    const returnText =
      state.hands.length > 2 || next === null
        ? 'may come round again'
        : `go to ${name(next)}, who may send them straight back`;
    const choice = `You could pass ${pronounFor(played.length)} on with ${countText(pass, 1)}, or beat ${pronounFor(played.length)} with ${beaterText(beater)}. Cards you pass on ${returnText}`;
    if (beaterOf(answers, fine)) return `${choice}. Cards you beat are discarded, and you attack as well.`;
    const isStrong = numberOn(beater.card) * beater.needed >= CHEAP_POINTS;
    return (
      isFine(fine, 'pass-on', [pass]) &&
      `${choice}, but passing on costs you only ${countText(pass, 1)}${isStrong ? `, and you keep ${beaterText(beater)} for something worse` : ''}.`
    );
  },
  'first-beat': ({ state, played, hand, answers, nextSeat: next, fineMoves: fine }) => {
    const beater = beaterOf(answers, fine);
    if (!beater) return undefined;
    const canAttack = next !== null && hand.filter(isNumber).length > beater.needed;
    const actions = [
      ...(state.left > 0 ? ['then you draw'] : []),
      ...(canAttack ? ['then you attack: two moves, one after the other'] : []),
    ].join(', and ');
    return `You can beat ${thoseText(played)} with ${beaterText(beater)}: ${numberOn(beater.card) * beater.needed} against ${sumOf(played)}.${actions && ` ${capitalize(actions)}.`}`;
  },
  'hocus-works': ({ played, answers, fineMoves: fine }) => {
    const [card] = played;
    return (
      card !== undefined &&
      answers.jokers.includes(HOCUS) &&
      `There is a ${PACK.text(card)} in the discard pile, so your Hocus-pocus would work${isFine(fine, 'joker', [HOCUS]) ? '. It doesn’t always' : ', but it can wait'}.`
    );
  },
  'hocus-idle': ({ state, played, hand }) => {
    const [card] = played;
    return (
      card !== undefined &&
      hand.includes(HOCUS) &&
      !state.discard.includes(card) &&
      `Your Hocus-pocus needs a ${PACK.text(card)} from the discard pile, and there isn’t one. This time it doesn’t help.`
    );
  },
  'zap-one': ({ played, answers, nextSeat: next, name }) => {
    const [card] = played;
    return (
      card !== undefined &&
      played.length === 1 &&
      next !== null &&
      numberOn(card) >= MIN_ZAP_NUMBER &&
      answers.jokers.includes(ZAP) &&
      `Half of one card, rounded down, is none: if you play Zap, the ${PACK.text(card)} goes on whole to ${name(next)}.`
    );
  },
  'pass-all': (context) => {
    const copies = copiesToPass(context);
    return (
      copies &&
      `One ${PACK.text(copies[0] as Card)} is enough to pass on, but you may add ${allOf(copies.length)}. For each one you play, you draw a new card.`
    );
  },
  'first-pass': (context) => {
    const { played, answers, nextSeat: next, name, fineMoves: fine } = context;
    return (
      answers.pass !== undefined &&
      isFine(fine, 'pass-on', [answers.pass]) &&
      next !== null &&
      !copiesToPass(context) &&
      `You hold ${countText(answers.pass, 1)}, the same number. Add it, and ${played.length > 1 ? 'all of them are' : 'both are'} ${possessive(name(next))} trouble.`
    );
  },
  'last-card': ({ state, played, hand }) => {
    const [card] = hand;
    return (
      played.length === 0 &&
      state.left === 0 &&
      card !== undefined &&
      hand.every((one) => one === card) &&
      `${capitalize(cardsText(hand))}, and nothing else. Attack with ${allOf(hand.length)}, and you are out and safe.`
    );
  },
  'throw-together': ({ state, played, hand, sets, fineMoves: fine }) => {
    const isGood = (cards: readonly Card[]): boolean => isFine(fine, 'attack', cards);
    const smallSet = sets.find(
      (cards) => cards.length > 1 && numberOn(cards[0] as Card) <= MAX_SMALL_NUMBER && isGood(cards),
    );
    if (played.length > 0 || !smallSet || state.left < smallSet.length) return undefined;
    // A lower set is named by first-attack.
    if (sets.findIndex(isGood) === 0 && smallSet !== sets[0]) return undefined;
    const choice = `Attack with ${cardsText(smallSet)} at once`;
    const count = numeral(smallSet.length);
    if (countDrawn(state, 'attack', smallSet, hand.length - smallSet.length) < smallSet.length)
      return `${choice}: that is ${count} small cards fewer.`;
    const isUseless = sumOf(smallSet) <= CHEAP_POINTS;
    return `${choice}. You draw ${count} for them${isUseless ? ', and they were useless to you anyway' : ''}.`;
  },
  'nobody-adds': ({ state, played, sets }) => {
    if (played.length > 0) return undefined;
    const unseen = unseenCards(state);
    const bigSet = sets.findLast((cards) => sumOf(cards) >= MIN_ZAP_NUMBER && !unseen.includes(cards[0] as Card));
    return (
      bigSet &&
      `Every other ${PACK.text(bigSet[0] as Card)} has been seen, so no other player could pass yours on. ${capitalize(cardsText(bigSet))} would be hard to answer.`
    );
  },
  'first-attack': ({ state, played, sets, fineMoves: fine }) => {
    const [lowestSet] = sets;
    const hasBig = sets.some(([card]) => card !== undefined && numberOn(card) > MAX_SMALL_NUMBER);
    return (
      played.length === 0 &&
      state.left > 0 &&
      lowestSet !== undefined &&
      sets.length > 1 &&
      isFine(fine, 'attack', lowestSet) &&
      `There is nothing to answer, so you attack. Start with cards you can spare, say ${cardsText(lowestSet)}${hasBig ? ', and keep the big ones to beat with' : ''}.`
    );
  },
};

export function advise(state: SixtyState, seat: Seat, name: SeatNamer): readonly Advice[] {
  if (state.turn !== seat) return [];
  const hand = (state.hands[seat] ?? []).filter((card) => card >= 0).sort(PACK.compare);
  const nextSeat = nextHolder(state.hands, seat, state.direction);
  const played = state.attack;
  const none: AttackAnswers = { pass: undefined, beaters: [], jokers: [] };
  const context: SixtyAdviceContext = {
    state,
    name,
    hand,
    jokers: hand.filter(isJoker),
    played,
    answers: played.length > 0 ? answersOf(describeAttempt(state, seat, { type: 'take' })) : none,
    nextSeat: nextSeat < 0 ? null : nextSeat,
    sets: [...new Set(hand.filter(isNumber))].map((card) => hand.filter((other) => other === card)),
    fineMoves: fineMoves(state, seat),
  };
  return adviceOf(RULES_OF_THUMB, context);
}

export const HEURISTICS = { ...POLICY, advise, reasons } satisfies Coach<SixtyState, SixtyMove>;
