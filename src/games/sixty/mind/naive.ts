import type { Seat } from '../../../game/seat.ts';
import { SIXTY, sumOf } from '../pack.ts';
import type { SixtyMove, SixtyState } from '../state.ts';

/** How a move looks to a beginner: big numbers are what they would be rid of, and jokers what they would keep. */
export function naive(view: SixtyState, _seat: Seat, move: SixtyMove): number {
  if (move.type === 'take') return -100;
  if (move.type === 'joker') return view.left === 0 ? SIXTY : -10;
  return move.type === 'beat' ? 100 - sumOf(move.cards) : sumOf(move.cards);
}
