import type { Card } from '../../../cards/card.ts';
import type { Search } from '../../../game/search.ts';
import type { Seat } from '../../../game/seat.ts';
import { bestOf } from '../../../mechanics/best.ts';
import { points } from '../heuristics/policy.ts';
import { BROOM, courtOf, worth } from '../pack.ts';
import { moves } from '../play/moves.ts';
import { type BroomMove, type BroomState, type Item, sideOf } from '../state.ts';

const GLANCE = 6;
const WON = 15;
/** Cards in all hands, with an empty stock, at which a deal is solved exactly in little time. */
const LAST = { twoSides: 6, more: 5 };
/** Share of combined cards that their maker gets to take. */
const SURVIVES = 0.5;

/** Value of each card in a pile, by the `point` option. */
type CardPrices = (card: Card) => number;
const priceCache = new Map<string, readonly number[]>();

function pricesOf({ options }: BroomState): CardPrices {
  let prices = priceCache.get(options.point);
  if (!prices) {
    prices = Array.from({ length: BROOM + 1 }, (_, card) => points(card, options));
    priceCache.set(options.point, prices);
  }
  const list = prices;
  return (card) => list[card] ?? 0;
}

function priceOf(prices: CardPrices, names: readonly (readonly Card[])[]): number {
  let sum = 0;
  for (const name of names) for (const card of name) sum += prices(card);
  return sum;
}

/** Approximate loss by placing a card that joins others in common sums. */
function exposureOf(card: Card, table: readonly Item[]): number {
  if (card === BROOM) return 3;
  const court = courtOf(card);
  if (court !== undefined) {
    const like = table.filter(({ cards }) => courtOf(cards[0] as Card) === court).length;
    return like === 1 ? 0 : 0.15;
  }
  return worth(card) <= 10 ? 0.25 : 0.1;
}

/** Quick rating: points won and combined, minus points given away. */
function glanceValue(state: BroomState, move: BroomMove, prices: CardPrices): number {
  const [played] = move.cards as [Card];
  switch (move.type) {
    case 'take': {
      let sum = prices(played);
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
      let sum = prices(played) + priceOf(prices, move.with) + 0.5;
      for (const group of move.also) sum += priceOf(prices, group);
      return SURVIVES * sum;
    }
    case 'place':
      return -0.8 * prices(played) - exposureOf(played, state.table) - 0.01 * worth(played);
  }
}

function quick(state: BroomState, seat: Seat): BroomMove {
  const prices = pricesOf(state);
  return bestOf(moves(state, seat, GLANCE), (move) => glanceValue(state, move, prices)) as BroomMove;
}

function lead({ scores, options }: BroomState, seat: Seat): number {
  const mine = scores[sideOf(options, seat)] ?? 0;
  return mine - scores.reduce((sum, n) => sum + n, -mine) / Math.max(1, scores.length - 1);
}

export const SEARCH: Search<BroomState, BroomMove> = {
  rolloutMove: quick,
  dealOf: ({ session }) => session,
  worlds: 256,
  lead,
  evaluate: (state, seat) => {
    const { scores, options, turn } = state;
    if (turn !== null) return lead(state, seat);
    const side = sideOf(options, seat);
    const best = Math.max(...scores.filter((_, i) => i !== side));
    return lead(state, seat) + Math.sign((scores[side] ?? 0) - best) * WON;
  },
  isNearEnd: ({ stock, hands, scores }) =>
    stock.length === 0 &&
    hands.reduce((sum, hand) => sum + hand.length, 0) <= (scores.length === 2 ? LAST.twoSides : LAST.more),
  thresholds: { slip: 0.5, mistake: 2, blunder: 5 },
};
