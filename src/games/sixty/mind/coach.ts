import type { Card } from '../../../cards/card.ts';
import { list, sentence } from '../../../cards/words.ts';
import { adviceOf, type Thumbs } from '../../../game/coach.ts';
import type { Advice } from '../../../game/mind.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import { FIELDS } from '../fields.ts';
import { HOCUS, isJoker, isNumber, numberOn, PACK, SIXTY, sumOf, ZAP } from '../pack.ts';
import { type Answers, answersOf, attempt, type Beater, canAnswer } from '../rules/attempt.ts';
import { nextHolder, type SixtyState } from '../state.ts';
import { cardsText, countText, numeral, thoseText } from '../talk/words.ts';

/** So many cards in the deck, and time for jokers runs out. */
const FEW = 12;
/** Numbers one can spare while there is a deck. */
const SMALL = 6;
/** A single card like this is worth a Zap. */
const BIG = 15;

/** What the coach looks at. */
interface Scene {
  readonly state: SixtyState;
  readonly name: Naming;
  readonly hand: readonly Card[];
  readonly jokers: readonly Card[];
  /** Cards played on this seat; empty where it leads. */
  readonly played: readonly Card[];
  readonly answers: Answers;
  /** Whoever gets what goes on from here; null where nobody does. */
  readonly next: Seat | null;
  /** The numbers in hand, each with all its copies there, least first. */
  readonly sets: readonly (readonly Card[])[];
}

const itOrThem = (cards: readonly Card[]): string => (cards.length === 1 ? 'it' : 'them');
const deckText = (left: number): string => (left === 1 ? 'one card' : `${left} cards`);
/** "two 10s", "a 30": the fewest cards that beat. */
const beaterText = ({ card, needed }: Beater): string => countText(card, needed);
/** "is 60 points", "are 120 points". */
const costText = (jokers: readonly Card[]): string =>
  `${jokers.length > 1 ? 'are' : 'is'} ${jokers.length * SIXTY} points`;

/** Weightiest first. */
const THUMBS: Thumbs<Scene> = {
  'deck-empty': ({ state }) =>
    state.left === 0 &&
    'The deck is empty. Nobody draws any more, and what you keep will be counted. Now the big cards go first, and as many as you can at once.',
  alone: ({ played, next }) =>
    played.length > 0 &&
    next === null &&
    'Everybody else is out. You can’t pass on and you can’t play a joker: beat it, or take it, and the round is over.',
  'spend-joker': ({ state, played, answers }) => {
    const [joker] = answers.jokers;
    return (
      played.length > 0 &&
      joker !== undefined &&
      state.left <= FEW &&
      `${PACK.text(joker)} would cost you ${SIXTY} if you were left with it, and ${state.left === 0 ? 'the deck is gone' : `the deck is down to ${deckText(state.left)}`}. Play it now, even if a number would do.`
    );
  },
  'joker-waits': ({ state, played, jokers }) =>
    played.length === 0 &&
    jokers.length > 0 &&
    state.left <= FEW &&
    `${cardsText(jokers)} in your hand ${costText(jokers)}, and can’t attack. Keep playing, and answer the next attack with ${jokers.length > 1 ? 'one of them' : 'it'}.`,
  stuck: ({ played, answers }) => {
    const [card] = played;
    return (
      card !== undefined &&
      !canAnswer(answers) &&
      `No ${PACK.text(card)}, nothing that makes more than ${sumOf(played)}, no joker that works. You are stuck, so you may take. It is ${sumOf(played)} points and a missed turn.`
    );
  },
  'full-set': ({ played, answers }) =>
    played.length > 0 &&
    sumOf(played) === SIXTY &&
    answers.jokers.length > 0 &&
    `All the ${PACK.text(played[0] as Card)}s there are, and no number makes more than ${SIXTY}. That is what ${list(answers.jokers.map(PACK.text), 'or')} is for.`,
  'beat-or-pass': ({ played, answers, state, next, name }) => {
    const [beater] = answers.beaters;
    if (beater === undefined || answers.pass === undefined) return undefined;
    const back =
      state.hands.length > 2 || next === null
        ? 'may come round again'
        : `goes to ${name(next)}, who may send it straight back`;
    return `You could pass ${itOrThem(played)} on with ${countText(answers.pass, 1)}, or beat ${itOrThem(played)} with ${beaterText(beater)}. What you pass on ${back}. What you beat is gone, and you attack as well.`;
  },
  'first-beat': ({ played, answers }) => {
    const [beater] = answers.beaters;
    return (
      beater &&
      `You can beat ${thoseText(played)} with ${beaterText(beater)}: ${numberOn(beater.card) * beater.needed} against ${sumOf(played)}. Then you draw, and then you attack. It is two moves, one after the other.`
    );
  },
  'hocus-works': ({ played, answers }) => {
    const [card] = played;
    return (
      card !== undefined &&
      answers.jokers.includes(HOCUS) &&
      `A ${PACK.text(card)} lies in the discard pile, so your Hocus-pocus would work. It won’t always.`
    );
  },
  'hocus-idle': ({ state, played, hand }) => {
    const [card] = played;
    return (
      card !== undefined &&
      hand.includes(HOCUS) &&
      !state.discard.includes(card) &&
      `Your Hocus-pocus looks for a ${PACK.text(card)} in the discard pile, and there is none. This time it doesn’t help.`
    );
  },
  'zap-one': ({ played, answers, next, name }) => {
    const [card] = played;
    return (
      card !== undefined &&
      played.length === 1 &&
      next !== null &&
      numberOn(card) >= BIG &&
      answers.jokers.includes(ZAP) &&
      `Half of one card is no card: play Zap, nothing stays with you, and the ${PACK.text(card)} goes on to ${name(next)}.`
    );
  },
  'pass-all': ({ state, answers, hand }) => {
    const { pass } = answers;
    const held = hand.filter((card) => card === pass);
    return (
      pass !== undefined &&
      held.length > 1 &&
      state.left > 0 &&
      numberOn(pass) <= SMALL &&
      `One ${PACK.text(pass)} is enough to pass on, but you may add ${held.length === 2 ? 'both' : `all ${numeral(held.length)}`}. Each one you play is a new card from the deck.`
    );
  },
  'first-pass': ({ played, answers, next, name }) =>
    answers.pass !== undefined &&
    next !== null &&
    `You hold ${countText(answers.pass, 1)}, the same number. Add it, and ${played.length > 1 ? 'all of them are' : 'both are'} ${name(next)}’s trouble.`,
  'last-card': ({ state, played, hand }) => {
    const [card] = hand;
    return (
      played.length === 0 &&
      state.left === 0 &&
      card !== undefined &&
      hand.every((one) => one === card) &&
      `${sentence(cardsText(hand))}, and nothing else. Attack with ${hand.length > 1 ? 'all of them' : 'it'} and you are out, and safe.`
    );
  },
  'throw-together': ({ state, played, sets }) => {
    const set = sets.find((cards) => cards.length > 1 && numberOn(cards[0] as Card) <= SMALL);
    return (
      played.length === 0 &&
      set !== undefined &&
      state.left >= set.length &&
      `Attack with ${cardsText(set)} at once. You draw ${numeral(set.length)} for them, and they were no use to you anyway.`
    );
  },
  'nobody-adds': ({ state, played, sets }) => {
    if (played.length > 0) return undefined;
    const out = FIELDS.unseen(state);
    const set = sets.findLast((cards) => sumOf(cards) >= BIG && !out.includes(cards[0] as Card));
    return (
      set &&
      `Every other ${PACK.text(set[0] as Card)} has been seen, so nobody can pass ${set.length > 1 ? 'them' : 'it'} on. ${sentence(cardsText(set))} would be hard to get rid of.`
    );
  },
  'first-attack': ({ played, sets }) => {
    const [least] = sets;
    return (
      played.length === 0 &&
      least !== undefined &&
      `Nothing lies before you, so you attack. Start with what you can spare, say ${cardsText(least)}, and keep the big ones to beat with.`
    );
  },
};

/** What a coach would say to the seat on turn, weightiest first; nothing to anybody else. */
export function advise(state: SixtyState, seat: Seat, name: Naming): readonly Advice[] {
  if (state.turn !== seat) return [];
  const hand = (state.hands[seat] ?? []).filter((card) => card >= 0).sort(PACK.compare);
  const next = nextHolder(state.hands, seat, state.direction);
  const played = state.attack;
  const none: Answers = { pass: undefined, beaters: [], jokers: [] };
  const scene: Scene = {
    state,
    name,
    hand,
    jokers: hand.filter(isJoker),
    played,
    answers: played.length > 0 ? answersOf(attempt(state, seat, { type: 'take' })) : none,
    next: next < 0 ? null : next,
    sets: [...new Set(hand.filter(isNumber))].map((card) => hand.filter((other) => other === card)),
  };
  return adviceOf(THUMBS, scene);
}
