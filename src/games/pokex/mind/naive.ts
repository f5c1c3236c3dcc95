import { suitOf } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { heightOf, JOKER, LADDER } from '../pack.ts';
import { auction } from '../play/auction.ts';
import { type PokexMove, type PokexState, TRICKS } from '../state.ts';

/** Court cards start with the jack. */
const JACK = LADDER.indexOf('J');
/** Tricks by which a beginner raises, a partner's bid too. */
const JUMP = 2;
/** A beginner who counts on fewer doesn’t open. */
const FIRST = 3;
/** What a beginner bids at most where a failed bid costs something. */
const WARY = 4;

/** Tricks a beginner counts on: one for a joker, one for two high cards. They don't look at the row. */
function counted(view: PokexState, seat: Seat): number {
  const hand = view.hands[seat] ?? [];
  const jokers = hand.filter((card) => card === JOKER).length;
  const high = hand.filter((card) => card !== JOKER && heightOf(card) >= JACK).length;
  return Math.max(1, Math.round(jokers + high / 2 - 1));
}

/** The number of tricks a beginner would say; 0 for a pass. */
function meant(view: PokexState, seat: Seat): number {
  const { high } = auction(view.bids, view.dealer);
  const tricks = Math.min(TRICKS, high ? high.tricks + JUMP : counted(view, seat));
  if (!high && tricks < FIRST) return 0;
  return view.options.failed === 'minus' && tricks > WARY ? 0 : tricks;
}

/** The rank a beginner has most of. */
const countOfRank = (view: PokexState, seat: Seat, rank: string): number =>
  (view.hands[seat] ?? []).filter((card) => heightOf(card) === LADDER.indexOf(rank as never)).length;

/**
 * How a move looks to a beginner: they count high cards and not the row, raise anybody in leaps, and lay their highest
 * two of a suit, for a flush. They break up pairs for it; of a joker they only know that it is to be kept.
 */
export function naive(view: PokexState, seat: Seat, move: PokexMove): number {
  if (move.type === 'name') return countOfRank(view, seat, move.rank);
  if (move.type !== 'lay') return -Math.abs((move.type === 'bid' ? move.tricks : 0) - meant(view, seat));
  const [one = JOKER, other = JOKER] = move.cards;
  const isSuited = suitOf(one) !== undefined && suitOf(one) === suitOf(other);
  const height = move.cards.reduce((sum, card) => sum + Math.max(0, heightOf(card)), 0);
  const jokers = move.cards.filter((card) => card === JOKER).length;
  return (isSuited ? 1 : 0) + height / 100 - jokers / 2;
}
