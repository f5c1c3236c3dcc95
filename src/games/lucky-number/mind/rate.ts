import { type Card, suitOf } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { EIGHT, isAce, isJoker, JACK, KING, rank, SEVEN, TWO } from '../pack.ts';
import { type Combine, type LuckyMove, type LuckyState, type Single, seatAfter } from '../state.ts';

/** What a card is worth keeping: chains are answered with these. */
function keeping(card: Card): number {
  if (isJoker(card)) return 7;
  if (isAce(card)) return 5;
  switch (rank(card)) {
    case TWO:
      return 4;
    case SEVEN:
    case EIGHT:
      return 1.5;
    case JACK:
      return 2;
    case KING:
      return 1;
    default:
      return 0;
  }
}

/** Cards of the hand that would match it as it then lies on top: what one can go on with. */
function followers(hand: readonly Card[], card: Card, suit: string | undefined): number {
  let n = 0;
  for (const other of hand) {
    if (other === card || other < 0) continue;
    if (rank(other) === rank(card) || suitOf(other) === suit) n++;
  }
  return n;
}

/** How few cards the next player has: it is time to hurt them. */
function danger(state: LuckyState, next: Seat): number {
  const n = state.hands[next]?.length ?? 15;
  return n <= 2 ? 4 : n <= 5 ? 2 : n <= 8 ? 1 : 0;
}

function rateSingle(state: LuckyState, seat: Seat, { cards, suit }: Single, jumped: boolean): number {
  const card = cards[0];
  if (card === undefined) return Number.NEGATIVE_INFINITY;
  const hand = state.hands[seat] ?? [];
  const { options, owed } = state;
  const next = seatAfter(state, seat);
  const last = hand.length === 1;
  const two = options.seats === 2;
  const again =
    rank(card) === SEVEN ||
    (two && (rank(card) === EIGHT || (rank(card) === KING && options.kingInTwo === 'again')));
  // A last card that gives another turn has to draw; any other wins, or makes somebody draw first.
  if (last) return again ? -2 : 100;
  let points = 10;
  points += 0.4 * Math.min(5, followers(hand, card, suit ?? suitOf(card)));
  points -= keeping(card) * (hand.length > 4 ? 1 : 0.3);
  if (again) points += 3;
  if (isAce(card) || isJoker(card)) points += 1.5 * danger(state, next) + (owed === null ? 0 : 4);
  if (rank(card) === TWO && owed !== null) points += 6;
  if (rank(card) === EIGHT && !two) points += danger(state, next);
  if (rank(card) === KING && !two && !jumped) points += 0.7 * danger(state, next);
  return points;
}

/** Many cards gone, and the next player throws dice for each of them. */
function rateCombination(state: LuckyState, seat: Seat, { cards, aces, top }: Combine): number {
  const laid = cards.length + aces.length;
  const hand = state.hands[seat] ?? [];
  if (hand.length === laid) return 100;
  const kept = [...cards, ...aces].reduce((sum, card) => sum + keeping(card), 0);
  const follow = top === null ? 0 : followers(hand, top, suitOf(top));
  // Where nothing is owed yet, dice come back: tables that combine whenever they can play all night.
  const answer = state.owed === null ? -6 : 8;
  return 9 + 2.2 * laid + answer + danger(state, seatAfter(state, seat)) - 0.45 * kept + 0.1 * follow;
}

/**
 * How a sensible regular looks at a move: combinations when there are any, for they rid one of cards and
 * hurt; twos, aces and jokers kept for chains; the suit named that one holds most of; no seven for last.
 * @returns points, roughly; only the order matters
 */
export function rate(state: LuckyState, seat: Seat, move: LuckyMove): number {
  switch (move.type) {
    case 'lay':
      return rateSingle(state, seat, move, false);
    case 'jump':
      return 3 + rateSingle(state, seat, move, true);
    case 'combine':
      return rateCombination(state, seat, move);
    case 'draw':
      // With a short debt some aces are better kept; with none owed there is no choice.
      return state.owed === null ? 0 : state.owed.by === 'cards' ? 8 - state.owed.n : -5;
    case 'pass':
      return 4;
    case 'decline':
      return 6;
  }
}
