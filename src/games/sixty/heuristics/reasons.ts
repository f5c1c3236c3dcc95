import type { Card } from '../../../cards/card.ts';
import { removeFromHand } from '../../../cards/card-lists.ts';
import { agree, an, possessive } from '../../../cards/grammar.ts';
import { countNoun } from '../../../cards/words.ts';
import { adviceOf, type RulesOfThumb } from '../../../game/coach.ts';
import type { Advice } from '../../../game/heuristics.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import { isJoker, isNumber, numberOn, PACK, SIXTY, sumOf } from '../pack.ts';
import { moves } from '../play/moves.ts';
import { HAND_SIZE, nextHolder, playedCards, type SixtyMove, type SixtyState } from '../state.ts';
import { cardsText, countText } from '../texts/words.ts';
import { unseenCards } from '../visibility/index.ts';

/** Cards in the deck at which time for jokers and high numbers runs out. */
const SMALL_DECK = 12;
/** Greatest number that is easily spared while there is a deck. */
const MAX_SMALL_NUMBER = 6;
/** Penalty points that are cheap to take. */
export const CHEAP_POINTS = 10;

/** A move, the hand after it, and the player it goes to. */
interface SixtyMoveContext {
  readonly state: SixtyState;
  readonly move: SixtyMove;
  readonly cards: readonly Card[];
  readonly kept: readonly Card[];
  readonly played: readonly Card[];
  /** The next seat with cards in the direction of play; null if there is none. */
  readonly nextSeat: Seat | null;
  readonly name: SeatNamer;
}

const codes = (cards: readonly Card[]): readonly string[] => cards.map(PACK.code);

/** Number of cards drawn at once after these are played, by the house rules and the size of the deck. */
export function countDrawn(
  { options, left }: SixtyState,
  type: SixtyMove['type'],
  cards: readonly Card[],
  keptCount: number,
): number {
  const canDraw = type !== 'attack' || options.refillAfterAttack || keptCount === 0;
  return canDraw ? Math.min(cards.length, HAND_SIZE - keptCount, left) : 0;
}

const RULES_OF_THUMB: RulesOfThumb<SixtyMoveContext> = {
  'out-and-safe': ({ state, cards, kept, nextSeat: next }) =>
    state.left === 0 &&
    cards.length > 0 &&
    kept.length === 0 && {
      says:
        next === null
          ? 'It leaves no card in your hand to count.'
          : 'It gets you out of the round, so you can’t be attacked any more.',
      facts: { deck: 0, kept: 0 },
    },
  'spends-joker': ({ state, cards: [card] }) => {
    if (card === undefined || !isJoker(card)) return undefined;
    const facts = { joker: PACK.code(card), deck: state.left };
    return state.left <= SMALL_DECK
      ? {
          says: `It uses ${PACK.text(card)} while there is time: left in your hand, it would cost ${SIXTY} points.`,
          facts: { ...facts, points: SIXTY },
        }
      : {
          says: 'It answers without using up a number, and jokers are useful only when you are attacked.',
          facts,
        };
  },
  'nobody-adds': ({ state, move, cards: [card] }) =>
    move.type === 'attack' &&
    card !== undefined &&
    !unseenCards(state).includes(card) && {
      says: `No other player holds ${an(PACK.text(card))} to pass it on with: every other ${PACK.text(card)} has been seen.`,
      facts: { number: PACK.code(card), unseen: 0 },
    },
  'big-late': ({ state, move, cards }) =>
    move.type === 'attack' &&
    state.left <= SMALL_DECK &&
    sumOf(cards) > CHEAP_POINTS && {
      says: `It gets rid of ${countNoun(sumOf(cards), 'point')} while another player may still have to take them.`,
      facts: { points: sumOf(cards), deck: state.left },
    },
  'keeps-one': ({ state, move, cards: [card], kept }) => {
    const keptCopies = kept.filter((one) => one === card).length;
    return (
      move.type === 'pass-on' &&
      state.options.seats === 2 &&
      card !== undefined &&
      keptCopies > 0 && {
        says: `It keeps ${countText(card, keptCopies)}, so that you can pass the cards back if they return.`,
        facts: { number: PACK.code(card), kept: keptCopies },
      }
    );
  },
  'all-at-once': ({ state, move, cards, kept }) => {
    const [card] = cards;
    const drawnCount = countDrawn(state, move.type, cards, kept.length);
    return (
      card !== undefined &&
      cards.length > 1 &&
      !kept.includes(card) &&
      (move.type === 'attack' || move.type === 'pass-on') &&
      numberOn(card) <= MAX_SMALL_NUMBER &&
      drawnCount === cards.length && {
        says: `It plays ${cardsText(cards)} together, and you draw a new card for each.`,
        facts: { cards: codes(cards), drawn: drawnCount },
      }
    );
  },
  'beats-and-attacks': ({ move, played, kept, nextSeat: next }) => {
    if (move.type !== 'beat') return undefined;
    const points = sumOf(played);
    // The drawn cards may all be jokers, so only a kept number guarantees that the player can attack.
    const canAttack = next !== null && kept.some(isNumber);
    const gainText = `It gets rid of ${countNoun(points, 'point')}`;
    return {
      says: canAttack ? `${gainText}, and then you attack.` : `${gainText}.`,
      facts: { points, attacks: canAttack },
    };
  },
  'beats-cheaply': ({ move, cards }) =>
    move.type === 'beat' &&
    cards.length === 1 && {
      says: `It beats with a single card, ${cardsText(cards)}.`,
      facts: { cards: codes(cards) },
    },
  'sends-on': ({ move, cards, nextSeat: next, name }) =>
    move.type === 'pass-on' &&
    next !== null && {
      says: `It makes all the cards ${possessive(name(next))} trouble, at the cost of ${countText(cards[0] ?? -1, cards.length)}.`,
      facts: { to: next, cards: codes(cards) },
    },
  'cheap-to-take': ({ move, played, state }) =>
    move.type === 'take' &&
    sumOf(played) <= CHEAP_POINTS &&
    state.left > 0 && {
      says: `It costs only ${countNoun(sumOf(played), 'point')}, and you keep your cards for something worse.`,
      facts: { points: sumOf(played) },
    },
  'small-first': ({ state, move, cards, kept }) => {
    const [card] = cards;
    return (
      move.type === 'attack' &&
      card !== undefined &&
      numberOn(card) <= MAX_SMALL_NUMBER &&
      sumOf(cards) <= CHEAP_POINTS &&
      countDrawn(state, move.type, cards, kept.length) > 0 && {
        says: `It gets rid of ${cardsText(cards)}, which ${agree(cards.length, 'don’t', 'doesn’t')} beat much, and you may draw something better.`,
        facts: { cards: codes(cards) },
      }
    );
  },
  'keeps-big': ({ move, cards, kept }) => {
    const [card] = cards;
    const highestKept = Math.max(0, ...kept.map(numberOn));
    return (
      move.type === 'attack' &&
      card !== undefined &&
      numberOn(card) <= CHEAP_POINTS &&
      sumOf(cards) < highestKept && {
        says: `It keeps your ${highestKept}, which beats more than ${an(PACK.text(card))} does.`,
        facts: { kept: String(highestKept), number: PACK.code(card) },
      }
    );
  },
  'big-away': ({ state, move, cards }) =>
    move.type === 'attack' &&
    state.left > SMALL_DECK &&
    sumOf(cards) > CHEAP_POINTS && {
      says: `It gets ${countNoun(sumOf(cards), 'point')} out of your hand.`,
      facts: { points: sumOf(cards) },
    },
};

export function reasons(state: SixtyState, seat: Seat, move: SixtyMove, name: SeatNamer): readonly Advice[] {
  if (moves(state, seat).length < 2) return [];
  const nextSeat = nextHolder(state.hands, seat, state.direction);
  const cards = playedCards(move);
  const hand = state.hands[seat] ?? [];
  return adviceOf(RULES_OF_THUMB, {
    state,
    move,
    cards,
    kept: removeFromHand(hand, cards),
    played: state.attack,
    nextSeat: nextSeat < 0 ? null : nextSeat,
    name,
  });
}
