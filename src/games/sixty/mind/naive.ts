import type { Seat } from '../../../game/seat.ts';
import { sumOf } from '../pack.ts';
import type { SixtyMove, SixtyState } from '../state.ts';

/** How a move looks to a beginner: big numbers are what they would be rid of, and jokers what they would keep. */
export function naive(_view: SixtyState, _seat: Seat, move: SixtyMove): number {
  return move.type === 'take' ? -100 : move.type === 'joker' ? -10 : sumOf(move.cards);
}
