import type { Card } from '../../../cards/card.ts';
import type { Search } from '../../../game/search.ts';
import type { Seat } from '../../../game/seat.ts';
import { bestOf } from '../../../mechanics/best.ts';
import { points } from '../heuristics/policy.ts';
import { BROOM, cardWorth, courtOf } from '../pack.ts';
import { moves } from '../play/moves.ts';
import { type BroomMove, type BroomState, type Item, sideOf } from '../state.ts';

const MOVES_PER_CARD = 6;
const WIN_BONUS = 15;
/** Maximum number of cards in all hands, with an empty stock, for which the rest is solved exactly. */
const MAX_SOLVED_CARDS = { twoSides: 6, more: 5 };
/** Estimated share (0 … 1) of combined cards that their maker takes later. */
const SURVIVING_SHARE = 0.5;

/** Returns the value of a card in a pile, in points. */
type CardPrices = (card: Card) => number;
const priceCache = new Map<string, readonly number[]>();

function pricesOf({ options }: BroomState): CardPrices {
  let prices = priceCache.get(options.point);
  if (!prices) {
    prices = Array.from({ length: BROOM + 1 }, (_, card) => points(card, options));
    priceCache.set(options.point, prices);
  }
  const priceList = prices;
  return (card) => priceList[card] ?? 0;
}

function priceOf(prices: CardPrices, names: readonly (readonly Card[])[]): number {
  let sum = 0;
  for (const name of names) for (const card of name) sum += prices(card);
  return sum;
}

/** Estimates the points lost by placing a card that opponents can use in sums. */
function exposureOf(card: Card, table: readonly Item[]): number {
  if (card === BROOM) return 3;
  const court = courtOf(card);
  if (court !== undefined) {
    const sameRankCount = table.filter(({ cards }) => courtOf(cards[0] as Card) === court).length;
    return sameRankCount === 1 ? 0 : 0.15;
  }
  return cardWorth(card) <= 10 ? 0.25 : 0.1;
}

/** Rates a move quickly for rollouts: points won or combined, minus points given away. */
function glanceValue(state: BroomState, move: BroomMove, prices: CardPrices): number {
  const [playedCard] = move.cards as [Card];
  switch (move.type) {
    case 'take': {
      let sum = prices(playedCard);
      for (const group of move.groups) sum += priceOf(prices, group);
      return sum + 0.3;
    }
    case 'sweep':
      return (
        priceOf(
          prices,
          state.table.map(({ cards }) => cards),
        ) - 2.5
      );
    case 'combine': {
      let sum = prices(playedCard) + priceOf(prices, move.with) + 0.5;
      for (const group of move.also) sum += priceOf(prices, group);
      return SURVIVING_SHARE * sum;
    }
    case 'place':
      return -0.8 * prices(playedCard) - exposureOf(playedCard, state.table) - 0.01 * cardWorth(playedCard);
  }
}

function chooseRolloutMove(state: BroomState, seat: Seat): BroomMove {
  const prices = pricesOf(state);
  return bestOf(moves(state, seat, MOVES_PER_CARD), (move) => glanceValue(state, move, prices)) as BroomMove;
}

function lead({ scores, options }: BroomState, seat: Seat): number {
  const ownScore = scores[sideOf(options, seat)] ?? 0;
  return ownScore - scores.reduce((sum, score) => sum + score, -ownScore) / Math.max(1, scores.length - 1);
}

export const SEARCH: Search<BroomState, BroomMove> = {
  rolloutMove: chooseRolloutMove,
  dealOf: ({ session }) => session,
  worlds: 256,
  lead,
  evaluate: (state, seat) => {
    const { scores, options, turn } = state;
    if (turn !== null) return lead(state, seat);
    const side = sideOf(options, seat);
    const bestOther = Math.max(...scores.filter((_, i) => i !== side));
    return lead(state, seat) + Math.sign((scores[side] ?? 0) - bestOther) * WIN_BONUS;
  },
  isNearEnd: ({ stock, hands, scores }) =>
    stock.length === 0 &&
    hands.reduce((sum, hand) => sum + hand.length, 0) <=
      (scores.length === 2 ? MAX_SOLVED_CARDS.twoSides : MAX_SOLVED_CARDS.more),
  thresholds: { slip: 0.5, mistake: 2, blunder: 5 },
};
