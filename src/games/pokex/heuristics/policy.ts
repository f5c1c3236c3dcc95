import { type Card, suitOf, UNKNOWN } from '../../../cards/card.ts';
import type { Policy } from '../../../game/heuristics.ts';
import type { Seat } from '../../../game/seat.ts';
import { heightOf, JOKER, LADDER } from '../pack.ts';
import { readAuction } from '../play/auction.ts';
import { CATEGORIES, categoryOf } from '../play/five-card-hand.ts';
import { fiveCardValue, isWild, showdown, type Wilds, wildsOf } from '../play/hand.ts';
import { type PokexMove, type PokexState, sideOf, TRICKS } from '../state.ts';
import { bidRater, candidateMoves } from './estimate.ts';

/** Height of the lowest court card. */
const JACK_HEIGHT = LADDER.indexOf('J');
/** Number of tricks by which a beginner raises any bid, even a partner's. */
const BEGINNER_RAISE = 2;
/** Lowest opening bid of a beginner. */
const MIN_OPENING = 3;
/** Highest bid of a beginner if failing costs points. */
const MAX_CAREFUL_BID = 4;

/** Tricks a beginner expects: one per joker, one per two high cards; the row is ignored. */
function beginnerTricks(view: PokexState, seat: Seat): number {
  const hand = view.hands[seat] ?? [];
  const jokers = hand.filter((card) => card === JOKER).length;
  const highCards = hand.filter((card) => card !== JOKER && heightOf(card) >= JACK_HEIGHT).length;
  return Math.max(1, Math.round(jokers + highCards / 2 - 1));
}

/** Bid of a beginner in tricks; 0 for a pass. */
function beginnerBid(view: PokexState, seat: Seat): number {
  const { highestBid } = readAuction(view.bids, view.dealer);
  const tricks = Math.min(TRICKS, highestBid ? highestBid.tricks + BEGINNER_RAISE : beginnerTricks(view, seat));
  if (!highestBid && tricks < MIN_OPENING) return 0;
  return view.options.failed === 'minus' && tricks > MAX_CAREFUL_BID ? 0 : tricks;
}

const countOfRank = (view: PokexState, seat: Seat, rank: string): number =>
  (view.hands[seat] ?? []).filter((card) => heightOf(card) === LADDER.indexOf(rank as never)).length;

/**
 * Rates a move as a beginner does: counts high cards but not the row, raises by two, lays the two highest of
 * a suit even if that breaks pairs, and keeps jokers.
 */
function rateNaively(view: PokexState, seat: Seat, move: PokexMove): number {
  if (move.type === 'name') return countOfRank(view, seat, move.rank);
  if (move.type !== 'lay') return -Math.abs((move.type === 'bid' ? move.tricks : 0) - beginnerBid(view, seat));
  const [firstCard = JOKER, secondCard = JOKER] = move.cards;
  const isSuited = suitOf(firstCard) !== undefined && suitOf(firstCard) === suitOf(secondCard);
  const height = move.cards.reduce((sum, card) => sum + Math.max(0, heightOf(card)), 0);
  const jokers = move.cards.filter((card) => card === JOKER).length;
  return (isSuited ? 1 : 0) + height / 100 - jokers / 2;
}

/** Share of tricks won by a hand of each category, worst first, counted over games of greedy players. */
export const WIN_SHARES: readonly number[] = [0.01, 0.03, 0.2, 0.62, 0.62, 0.64, 0.82, 0.95, 0.97, 0.98];

/** First estimate (0 … 1) of two cards with the centre card, while the partner's two are unseen. */
function pairPromise(wilds: Wilds, cards: readonly Card[]): number {
  const natural = cards.filter((card) => card !== UNKNOWN && !isWild(wilds, card));
  const wildCount = cards.length - natural.length - cards.filter((card) => card === UNKNOWN).length;
  const counts = new Map<number, number>();
  for (const card of natural) {
    const height = wilds.heights[card] as number;
    counts.set(height, (counts.get(height) ?? 0) + 1);
  }
  const alike = Math.max(0, ...counts.values());
  const heights = [...counts.keys()];
  const spread = Math.max(0, ...heights) - Math.min(13, ...heights);
  const isSuited = new Set(natural.map(suitOf)).size <= 1;
  const meanHeight = heights.reduce((sum, height) => sum + height, 0) / Math.max(1, heights.length);
  const kindBonus = alike >= 3 ? 0.42 : alike === 2 ? 0.2 : 0;
  const runBonus = natural.length > 1 && alike < 2 && spread <= 4 ? 0.05 : 0;
  const flushBonus = natural.length > 1 && alike < 2 && isSuited ? 0.08 : 0;
  return Math.min(0.97, 0.16 + 0.24 * wildCount + kindBonus + runBonus + flushBonus + 0.006 * meanHeight);
}

/** Value of keeping a card: wild ones most, then those that match the row or each other. */
function keepingValue(wilds: Wilds, card: Card, hand: readonly Card[], row: readonly Card[]): number {
  if (isWild(wilds, card)) return 0.3;
  const height = wilds.heights[card];
  const twins = hand.filter((handCard) => wilds.heights[handCard] === height).length - 1;
  const matches = row.filter((rowCard) => rowCard >= 0 && wilds.heights[rowCard] === height).length;
  return 0.02 + 0.004 * heightOf(card) + 0.04 * twins + 0.07 * matches;
}

/** Rating of a wild rank: the one most frequent in hand and row is best. */
function rateNaming(view: PokexState, seat: Seat, rank: string): number {
  const height = LADDER.indexOf(rank as (typeof LADDER)[number]);
  const count = (cards: readonly Card[]): number =>
    cards.filter((card) => card >= 0 && heightOf(card) === height).length;
  return 2 * count(view.hands[seat] ?? []) + count(view.centre) * 0.5 - height * 0.01;
}

/** Chance (0 … 1) that these cards win the trick for the seat's side. */
export function winChance(view: PokexState, seat: Seat, cards: readonly Card[], pickedCard: Card | undefined): number {
  const wilds = wildsOf(view.options, view.wild);
  const centre = view.current ?? pickedCard ?? view.centre[0] ?? UNKNOWN;
  const laidBySide = (side: number): Card[] =>
    view.laid.filter((lay) => sideOf(lay.seat) === side).flatMap((lay) => lay.cards);
  const ourCards = [...laidBySide(sideOf(seat)), ...cards];
  const theirCards = laidBySide(1 - sideOf(seat));
  const isComplete = ourCards.length === 4 && centre !== UNKNOWN;
  if (isComplete && theirCards.length === 4) {
    const isLeading = view.leader !== null && sideOf(view.leader) === sideOf(seat);
    const hands = isLeading ? [ourCards, theirCards] : [theirCards, ourCards];
    const { winner } = showdown(view.options, view.wild, [...(hands[0] ?? []), centre], [...(hands[1] ?? []), centre]);
    return winner === (isLeading ? 0 : 1) ? 1 : 0;
  }
  const winShare = isComplete
    ? (WIN_SHARES[CATEGORIES.indexOf(categoryOf(fiveCardValue(wilds, [...ourCards, centre])))] ?? 0)
    : pairPromise(wilds, [...cards, centre]);
  if (theirCards.length < 4 || centre === UNKNOWN) return winShare;
  // The opponents' hand is complete; a partner still to lay may beat it.
  const theirCategory = CATEGORIES.indexOf(categoryOf(fiveCardValue(wilds, [...theirCards, centre])));
  return winShare * (1 - (WIN_SHARES[theirCategory] ?? 0) * 0.8);
}

/** Rates a move as a Regular (the `greedy` bot) does who sees this view; higher is better. */
export function rate(view: PokexState, seat: Seat, move: PokexMove): number {
  if (move.type === 'bid') return bidRater(view, seat)(move.tricks);
  if (move.type === 'pass') return bidRater(view, seat)(null);
  if (move.type === 'name') return rateNaming(view, seat, move.rank);
  const hand = view.hands[seat] ?? [];
  const wilds = wildsOf(view.options, view.wild);
  const row = view.centre.slice(view.current === null ? 1 : 0);
  const cost = move.cards.reduce((sum, card) => sum + keepingValue(wilds, card, hand, row), 0);
  return winChance(view, seat, move.cards, move.centre) - cost;
}

export const POLICY = { rate, rateNaively, candidateMoves } satisfies Policy<PokexState, PokexMove>;
