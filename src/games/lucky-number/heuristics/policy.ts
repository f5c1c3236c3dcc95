import type { Card } from '../../../cards/card.ts';
import { SUITS } from '../../../cards/suits.ts';
import type { Policy } from '../../../game/heuristics.ts';
import type { Seat } from '../../../game/seat.ts';
import { EIGHT, isAce, isJack, isJoker, isNatural, KING, RANK_COUNT, rank, SEVEN, TWO } from '../pack.ts';
import { moves } from '../play/moves.ts';
import {
  type CombinationMove,
  type LuckyMove,
  type LuckyState,
  laidCards,
  type SingleMove,
  seatAfter,
} from '../state.ts';

/** A beginner's rating: any combination first, then any card; whether a card is useful later is ignored. */
function rateNaively(_view: LuckyState, _seat: Seat, { type }: LuckyMove): number {
  return type === 'combine' ? 2 : type === 'lay' || type === 'jump' ? 1 : 0;
}

/** Value of keeping a card, by rank from the ace: twos, aces and jokers answer chains. */
const KEEPING: readonly number[] = [5.2, 3.5, 0, 0, 0, 0, 1.5, 2.3, 0, 0, 2.7, 0, 0.9];
const JOKER_KEEPING = 8.2;
const keepingValue = (card: Card): number => (isJoker(card) ? JOKER_KEEPING : (KEEPING[rank(card)] ?? 0));

/**
 * A hand of this size or smaller gives little time to use kept cards; the second number is the share of their
 * value that remains.
 */
const FEW = 2;
const KEPT_BY_FEW = 0.3;
/** Cards that could follow: the most that count, and the value of each. */
const MOST_FOLLOWERS = 5;
const FOLLOWER = 0.4;
const AGAIN = 3;
/** Value of making a player who is near the end draw, miss a turn, or lose the next turn. */
const HURT = 10;
const SKIP = 3.1;
const TURN = 5.8;
/** Value of answering a debt: per card, and more with a 2, which costs least. */
const PER_CARD_OWED = 1.4;
const ANSWER = 4;
const WITH_TWO = 3.2;
/** Values of the last card: bad if it gives another turn, best if it follows. */
const BAD_LAST = 5;
const GOOD_LAST = 1;
const OUT = 100;
const JUMP = 7.2;
/** Values of a combination: itself, per card, for the dice, for the debt it answers, for the value it spends. */
const COMBINE = -4;
const PER_CARD = 2.2;
const DICE = 5;
const ANSWER_DICE = 12.8;
const SPENT = 0.73;
const ON_TOP = 0.1;

/** How near a player is to having no cards: greater with fewer cards. */
const nearness = (state: LuckyState, seat: Seat): number => 1 / ((state.hands[seat]?.length ?? 15) + 2);

/** Values that the ratings of all moves in one state share. */
interface LuckyRatingContext {
  readonly state: LuckyState;
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly isTwoPlayer: boolean;
  readonly danger: number;
  /** Natural cards of the hand, counted by suit and by rank. */
  readonly suits: readonly number[];
  readonly ranks: readonly number[];
}

function ratingContext(state: LuckyState, seat: Seat): LuckyRatingContext {
  const hand = state.hands[seat] ?? [];
  const suits = [0, 0, 0, 0];
  const ranks = new Array<number>(RANK_COUNT).fill(0);
  for (const card of hand) {
    if (!isNatural(card)) continue;
    suits[card & 3] = (suits[card & 3] ?? 0) + 1;
    ranks[card >> 2] = (ranks[card >> 2] ?? 0) + 1;
  }
  const danger = nearness(state, seatAfter(state, seat));
  return { state, seat, hand, isTwoPlayer: state.options.seats === 2, danger, suits, ranks };
}

const givesAnotherTurn = ({ isTwoPlayer, state: { options } }: LuckyRatingContext, place: number): boolean =>
  place === SEVEN || (isTwoPlayer && (place === EIGHT || (place === KING && options.kingInTwo === 'again')));

/** Number of other cards in the hand that could follow this one. */
function followers({ suits, ranks }: LuckyRatingContext, card: Card, suit: number): number {
  if (!isNatural(card)) return MOST_FOLLOWERS;
  const twice = suit === (card & 3) ? 1 : 0;
  return Math.min(MOST_FOLLOWERS, (suits[suit] ?? 0) + (ranks[card >> 2] ?? 0) - 1 - twice);
}

function rateEffect(context: LuckyRatingContext, card: Card, isJumpIn: boolean): number {
  const { state, seat, isTwoPlayer, danger } = context;
  if (isAce(card) || isJoker(card)) return HURT * danger;
  const place = rank(card);
  if (givesAnotherTurn(context, place)) return AGAIN;
  if (isTwoPlayer) return 0;
  if (place === EIGHT) return SKIP * (danger - nearness(state, seatAfter(state, seat, 2)));
  if (place === KING && !isJumpIn) return TURN * (danger - nearness(state, seatAfter(state, seat, -1)));
  return 0;
}

/** Value of the card left in a hand of two after the other one is laid. */
function lastCardValue(context: LuckyRatingContext, card: Card, suit: number): number {
  const { hand } = context;
  const other = hand[hand[0] === card ? 1 : 0] ?? -1;
  const place = rank(other);
  if (givesAnotherTurn(context, place)) return -BAD_LAST;
  return place <= 0 || place === rank(card) || (other & 3) === suit ? GOOD_LAST : 0;
}

function rateSingle(context: LuckyRatingContext, { cards, suit: namedSuit, type }: SingleMove): number {
  const { owed } = context.state;
  const size = context.hand.length;
  const [card] = cards;
  if (card === undefined) return Number.NEGATIVE_INFINITY;
  // After a last card that gives another turn, the player must draw; any other wins, or makes an opponent draw first.
  if (size === 1) return givesAnotherTurn(context, rank(card)) ? -2 * JUMP : OUT;
  const suit = namedSuit === undefined ? card & 3 : SUITS.indexOf(namedSuit);
  return (
    FOLLOWER * followers(context, card, suit) -
    keepingValue(card) * (size > FEW ? 1 : KEPT_BY_FEW) +
    rateEffect(context, card, type === 'jump') +
    (owed === null ? 0 : ANSWER + PER_CARD_OWED * owed.n + (rank(card) === TWO ? WITH_TWO : 0)) +
    (size === 2 ? lastCardValue(context, card, suit) : 0) +
    (type === 'jump' ? JUMP : 0)
  );
}

function rateCombination(
  { state, hand, danger, suits, ranks }: LuckyRatingContext,
  { cards, aces, top }: CombinationMove,
): number {
  const laidCount = cards.length + aces.length;
  if (laidCount === hand.length) return OUT;
  let spent = 0;
  for (const card of cards) spent += keepingValue(card);
  for (const card of aces) spent += keepingValue(card);
  const onTop = top === null ? 0 : (suits[top & 3] ?? 0) + (ranks[rank(top)] ?? 0) - 2;
  return (
    COMBINE +
    (PER_CARD + DICE * danger) * laidCount +
    (state.owed === null ? 0 : ANSWER_DICE) -
    SPENT * spent +
    ON_TOP * onTop
  );
}

/**
 * Rating by a Regular: keeps twos, aces and jokers for chains, combines if it answers a debt or gets rid of many cards,
 * names the suit it holds most of, keeps no seven for last.
 * @returns approximate points; only the order matters
 */
export function rater(state: LuckyState, seat: Seat): (move: LuckyMove) => number {
  const context = ratingContext(state, seat);
  return (move) => {
    switch (move.type) {
      case 'lay':
      case 'jump':
        return rateSingle(context, move);
      case 'combine':
        return rateCombination(context, move);
      case 'draw':
        return state.owed === null ? -JUMP : 0;
      case 'pass':
        return -JUMP;
      case 'decline':
        return 0;
    }
  };
}

const rate = (state: LuckyState, seat: Seat, move: LuckyMove): number => rater(state, seat)(move);

/** Combinations a bot examines; with many aces there are thousands. */
const GLANCE = 100;
/** Candidate combinations with different cards, and candidate suits for a jack. */
const COMBINATIONS = 3;
const SUITS_NAMED = 2;

/** Key of similar moves: combinations of the same cards, jacks of any named suit. */
function familyOf(move: LuckyMove): string {
  if (move.type === 'combine') return [...laidCards(move)].sort((a, b) => a - b).join();
  return 'cards' in move ? `${move.type} ${move.cards.join()}` : move.type;
}

/** Candidate moves: a few of each family. */
function candidateMoves(state: LuckyState, seat: Seat): readonly LuckyMove[] {
  const rated = rater(state, seat);
  const best = moves(state, seat, GLANCE)
    .map((move) => ({ move, rating: rated(move) }))
    .sort((a, b) => b.rating - a.rating);
  const keptCounts = new Map<string, number>();
  let combinations = 0;
  const isKept = (move: LuckyMove): boolean => {
    const family = familyOf(move);
    const n = keptCounts.get(family) ?? 0;
    const laysJack = 'cards' in move && move.type !== 'combine' && move.cards.some(isJack);
    if (n >= (laysJack ? SUITS_NAMED : 1)) return false;
    if (move.type === 'combine' && ++combinations > COMBINATIONS) return false;
    keptCounts.set(family, n + 1);
    return true;
  };
  return best.flatMap(({ move }) => (isKept(move) ? [move] : []));
}

export const POLICY: Policy<LuckyState, LuckyMove> = {
  rate,
  rateNaively,
  candidateMoves,
};
