import type { Card } from '../../../cards/card.ts';
import { an, possessive } from '../../../cards/grammar.ts';
import { count } from '../../../cards/words.ts';
import { adviceOf, type Thumbs } from '../../../game/coach.ts';
import type { Advice } from '../../../game/mind.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import { isJoker, numberOn, PACK, SIXTY, sumOf } from '../pack.ts';
import { unseenCards } from '../seen/remembered.ts';
import { nextHolder, playedBy, type SixtyMove, type SixtyState } from '../state.ts';
import { cardsText, countText } from '../talk/words.ts';

/** So many cards in the deck, and time for jokers and big numbers runs out. */
const FEW = 12;
/** Numbers one can spare while there is a deck. */
const SMALL = 6;
/** So many points are cheap to take. */
const CHEAP = 10;

/** A move, and whom it goes to. */
interface Scene {
  readonly state: SixtyState;
  readonly move: SixtyMove;
  readonly cards: readonly Card[];
  readonly hand: readonly Card[];
  readonly played: readonly Card[];
  /** Whoever gets what is played; null where nobody does. */
  readonly next: string | null;
}

/** Weightiest first. */
const THUMBS: Thumbs<Scene> = {
  'out-and-safe': ({ state, cards, hand }) =>
    state.left === 0 &&
    cards.length === hand.length &&
    cards.length > 0 &&
    'It takes you out of the round, and whoever is out is safe.',
  'spends-joker': ({ state, cards: [card] }) =>
    card !== undefined &&
    isJoker(card) &&
    (state.left <= FEW
      ? `It spends ${PACK.text(card)} while there is time: left in your hand it is ${SIXTY} points.`
      : `It answers without a number, and a joker is only of use while somebody attacks.`),
  'nobody-adds': ({ state, move, cards: [card] }) =>
    move.type === 'attack' &&
    card !== undefined &&
    !unseenCards(state).includes(card) &&
    `It can’t be passed on: every other ${PACK.text(card)} has been seen.`,
  'big-late': ({ state, move, cards }) =>
    move.type === 'attack' &&
    state.left <= FEW &&
    sumOf(cards) > CHEAP &&
    `It gets rid of ${count(sumOf(cards), 'point')} while there is still somebody to take them.`,
  'all-at-once': ({ state, move, cards, hand }) => {
    const [card] = cards;
    const held = hand.filter((one) => one === card).length;
    return (
      card !== undefined &&
      cards.length > 1 &&
      cards.length === held &&
      (move.type === 'attack' || move.type === 'pass-on') &&
      numberOn(card) <= SMALL &&
      state.left >= cards.length &&
      `It throws ${cardsText(cards)} together, and for each you draw a new card.`
    );
  },
  'beats-and-attacks': ({ move, played }) =>
    move.type === 'beat' &&
    `It does away with ${count(sumOf(played), 'point')}, and then the attack is yours.`,
  'beats-cheaply': ({ move, cards }) =>
    move.type === 'beat' && cards.length === 1 && `It beats with a single card, ${cardsText(cards)}.`,
  'sends-on': ({ move, cards, next }) =>
    move.type === 'pass-on' &&
    next !== null &&
    `It makes them all ${possessive(next)} trouble for ${countText(cards[0] ?? -1, cards.length)}.`,
  'cheap-to-take': ({ move, played, state }) =>
    move.type === 'take' &&
    sumOf(played) <= CHEAP &&
    state.left > 0 &&
    `It costs ${count(sumOf(played), 'point')} only, and you keep your cards for worse.`,
  'small-first': ({ state, move, cards: [card] }) =>
    move.type === 'attack' &&
    card !== undefined &&
    numberOn(card) <= SMALL &&
    state.left > 0 &&
    `It parts with ${an(PACK.text(card))}, which beats little, and draws what may be better.`,
  'keeps-big': ({ move, cards: [card], hand }) => {
    const big = Math.max(0, ...hand.filter((one) => !isJoker(one)).map(numberOn));
    return (
      move.type === 'attack' &&
      card !== undefined &&
      numberOn(card) <= CHEAP &&
      numberOn(card) < big &&
      `It keeps your ${big}, which beats more than ${an(PACK.text(card))} does.`
    );
  },
  'big-away': ({ move, cards }) =>
    move.type === 'attack' &&
    sumOf(cards) > CHEAP &&
    `It is ${count(sumOf(cards), 'point')} less in your hand.`,
};

/** What speaks for a move. */
export function reasons(state: SixtyState, seat: Seat, move: SixtyMove, name: Naming): readonly Advice[] {
  const next = nextHolder(state.hands, seat, state.direction);
  return adviceOf(THUMBS, {
    state,
    move,
    cards: playedBy(move),
    hand: state.hands[seat] ?? [],
    played: state.attack,
    next: next < 0 ? null : name(next),
  });
}
