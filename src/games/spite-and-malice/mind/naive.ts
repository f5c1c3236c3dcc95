import type { Seat } from '../../../game/seat.ts';
import type { SpiteMove, SpiteState } from '../state.ts';
import { rate } from './rate.ts';

/** To the centre, and the goal card before any other. */
const CENTRE = 1000;
const GOAL = 2000;

/**
 * How a move looks to a beginner: whatever fits in the centre goes there, whomever it helps. They know how a side
 * pile is built, and that ending a turn with nothing done is no good.
 */
export function naive(view: SpiteState, seat: Seat, move: SpiteMove): number {
  if (move.type === 'end') return -CENTRE;
  if (move.to.zone === 'centre') return move.from.zone === 'goal' ? GOAL : CENTRE;
  return rate(view, seat, move);
}
