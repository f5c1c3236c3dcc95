import type { Seat } from '../../../game/seat.ts';
import { FULL, JOKER, rankOf } from '../pack.ts';
import type { SpiteMove, SpiteState } from '../state.ts';
import { cardAt } from '../wire/key.ts';

/** To the centre: the goal card before any other, then one of the hand. */
const GOAL = 3000;
const HAND = 2000;
const SIDE = 1000;

/**
 * How a move looks to a beginner: whatever fits in the centre goes there, whomever it helps and whatever it was kept
 * for. They know that ending a turn with nothing done is no good, but not how a side pile is built: low cards look
 * worthless, so those are put aside first, on anything.
 */
export function naive(view: SpiteState, seat: Seat, move: SpiteMove): number {
  if (move.type === 'end') return -SIDE;
  const { from, to } = move;
  if (to.zone === 'centre') return from.zone === 'goal' ? GOAL : from.zone === 'hand' ? HAND : SIDE;
  const card = cardAt(view, seat, from) ?? JOKER;
  return card === JOKER ? -FULL : -rankOf(card);
}
