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
const RANK_KEEPING: readonly number[] = [5.2, 3.5, 0, 0, 0, 0, 1.5, 2.3, 0, 0, 2.7, 0, 0.9];
const JOKER_KEEPING = 8.2;
const keepingValue = (card: Card): number => (isJoker(card) ? JOKER_KEEPING : (RANK_KEEPING[rank(card)] ?? 0));

/** A hand of this size or smaller gives little time to use kept cards. */
const SMALL_HAND = 2;
/** Share of the value of kept cards that remains in such a hand. */
const SMALL_HAND_SHARE = 0.3;
/** Most cards counted among those that could follow. */
const MAX_FOLLOWERS = 5;
/** Value of each card that could follow. */
const FOLLOWER_VALUE = 0.4;
/** Value of another turn. */
const EXTRA_TURN_VALUE = 3;
/** Value of making the next player draw, weighted by how near that player is to the end. */
const DEBT_VALUE = 10;
/** Value of skipping the next player, weighted by how much nearer to the end that player is. */
const SKIP_VALUE = 3.1;
/** Value of turning the direction away from the next player, weighted in the same way. */
const TURN_BACK_VALUE = 5.8;
/** Value of answering a debt, per card owed. */
const PER_CARD_OWED = 1.4;
/** Value of answering any debt with a single card. */
const ANSWER_VALUE = 4;
/** Extra value of answering with a 2, which costs least. */
const TWO_BONUS = 3.2;
/** Cost of keeping a last card that gives another turn. */
const BAD_LAST = 5;
/** Value of keeping a last card that can follow. */
const GOOD_LAST = 1;
/** Value of laying all remaining cards. */
const GOING_OUT_VALUE = 100;
/** Value of jumping in; drawing without a debt and passing cost as much. */
const JUMP_VALUE = 7.2;
/** Value of laying a combination, apart from its cards. */
const COMBINE_VALUE = -4;
/** Value of each card of a combination. */
const PER_CARD = 2.2;
/** Value of each die the next player owes, weighted by how near that player is to the end. */
const DICE_VALUE = 5;
/** Value of answering a debt with a combination. */
const ANSWER_DICE = 12.8;
/** Share of the keeping value of the cards laid that counts as lost. */
const SPENT_SHARE = 0.73;
/** Value of each card of the suit or rank of the new top card. */
const TOP_MATCH_VALUE = 0.1;

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

const givesAnotherTurn = ({ isTwoPlayer, state: { options } }: LuckyRatingContext, rankIndex: number): boolean =>
  rankIndex === SEVEN ||
  (isTwoPlayer && (rankIndex === EIGHT || (rankIndex === KING && options.kingInTwo === 'again')));

/** Number of other cards in the hand that could follow this one. */
function followers({ suits, ranks }: LuckyRatingContext, card: Card, suit: number): number {
  if (!isNatural(card)) return MAX_FOLLOWERS;
  const twice = suit === (card & 3) ? 1 : 0;
  return Math.min(MAX_FOLLOWERS, (suits[suit] ?? 0) + (ranks[card >> 2] ?? 0) - 1 - twice);
}

function rateEffect(context: LuckyRatingContext, card: Card, isJumpIn: boolean): number {
  const { state, seat, isTwoPlayer, danger } = context;
  if (isAce(card) || isJoker(card)) return DEBT_VALUE * danger;
  const place = rank(card);
  if (givesAnotherTurn(context, place)) return EXTRA_TURN_VALUE;
  if (isTwoPlayer) return 0;
  if (place === EIGHT) return SKIP_VALUE * (danger - nearness(state, seatAfter(state, seat, 2)));
  if (place === KING && !isJumpIn) return TURN_BACK_VALUE * (danger - nearness(state, seatAfter(state, seat, -1)));
  return 0;
}

/** Value of the card left in a hand of two after the other one is laid. */
function lastCardValue(context: LuckyRatingContext, card: Card, suit: number): number {
  const { hand } = context;
  const keptCard = hand[hand[0] === card ? 1 : 0] ?? -1;
  const place = rank(keptCard);
  if (givesAnotherTurn(context, place)) return -BAD_LAST;
  return place <= 0 || place === rank(card) || (keptCard & 3) === suit ? GOOD_LAST : 0;
}

function rateSingle(context: LuckyRatingContext, { cards, suit: namedSuit, type }: SingleMove): number {
  const { owed } = context.state;
  const size = context.hand.length;
  const [card] = cards;
  if (card === undefined) return Number.NEGATIVE_INFINITY;
  // After a last card that gives another turn, the player must draw; any other wins, or makes an opponent draw first.
  if (size === 1) return givesAnotherTurn(context, rank(card)) ? -2 * JUMP_VALUE : GOING_OUT_VALUE;
  const suit = namedSuit === undefined ? card & 3 : SUITS.indexOf(namedSuit);
  return (
    FOLLOWER_VALUE * followers(context, card, suit) -
    keepingValue(card) * (size > SMALL_HAND ? 1 : SMALL_HAND_SHARE) +
    rateEffect(context, card, type === 'jump') +
    (owed === null ? 0 : ANSWER_VALUE + PER_CARD_OWED * owed.n + (rank(card) === TWO ? TWO_BONUS : 0)) +
    (size === 2 ? lastCardValue(context, card, suit) : 0) +
    (type === 'jump' ? JUMP_VALUE : 0)
  );
}

function rateCombination(
  { state, hand, danger, suits, ranks }: LuckyRatingContext,
  { cards, aces, top }: CombinationMove,
): number {
  const laidCount = cards.length + aces.length;
  if (laidCount === hand.length) return GOING_OUT_VALUE;
  let spent = 0;
  for (const card of cards) spent += keepingValue(card);
  for (const card of aces) spent += keepingValue(card);
  const onTop = top === null ? 0 : (suits[top & 3] ?? 0) + (ranks[rank(top)] ?? 0) - 2;
  return (
    COMBINE_VALUE +
    (PER_CARD + DICE_VALUE * danger) * laidCount +
    (state.owed === null ? 0 : ANSWER_DICE) -
    SPENT_SHARE * spent +
    TOP_MATCH_VALUE * onTop
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
        return state.owed === null ? -JUMP_VALUE : 0;
      case 'pass':
        return -JUMP_VALUE;
      case 'decline':
        return 0;
    }
  };
}

const rate = (state: LuckyState, seat: Seat, move: LuckyMove): number => rater(state, seat)(move);

/** Combinations a bot examines; with many aces there are thousands. */
const MAX_COMBINATIONS = 100;
/** Most candidate combinations with different cards. */
const MAX_CANDIDATES = 3;
/** Most candidate suits for a jack. */
const MAX_NAMED_SUITS = 2;

/** Key of similar moves: combinations of the same cards, jacks of any named suit. */
function familyOf(move: LuckyMove): string {
  if (move.type === 'combine') return [...laidCards(move)].sort((a, b) => a - b).join();
  return 'cards' in move ? `${move.type} ${move.cards.join()}` : move.type;
}

/** Candidate moves: a few of each family. */
function candidateMoves(state: LuckyState, seat: Seat): readonly LuckyMove[] {
  const rated = rater(state, seat);
  const ratedMoves = moves(state, seat, MAX_COMBINATIONS)
    .map((move) => ({ move, rating: rated(move) }))
    .sort((a, b) => b.rating - a.rating);
  const keptCounts = new Map<string, number>();
  let combinationCount = 0;
  const isKept = (move: LuckyMove): boolean => {
    const family = familyOf(move);
    const keptCount = keptCounts.get(family) ?? 0;
    const laysJack = 'cards' in move && move.type !== 'combine' && move.cards.some(isJack);
    if (keptCount >= (laysJack ? MAX_NAMED_SUITS : 1)) return false;
    if (move.type === 'combine' && ++combinationCount > MAX_CANDIDATES) return false;
    keptCounts.set(family, keptCount + 1);
    return true;
  };
  return ratedMoves.flatMap(({ move }) => (isKept(move) ? [move] : []));
}

export const POLICY: Policy<LuckyState, LuckyMove> = {
  rate,
  rateNaively,
  candidateMoves,
};
