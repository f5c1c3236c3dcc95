import type { Seat } from '../../../game/seat.ts';
import type { SpiteMove, SpiteState } from '../state.ts';

/** By how many goal cards a seat is ahead. */
export const goalLead = ({ goal }: SpiteState, seat: Seat): number =>
  (goal[1 - seat]?.length ?? 0) - (goal[seat]?.length ?? 0);

/** Whether a turn that ends now, with no card moved, ends the game. */
export const wouldEnd = ({ idle, moved }: SpiteState): boolean => idle === 1 && !moved;

/**
 * The moves but for giving in, while there is another: a seat that is behind ends no turn with nothing moved, and one
 * that is level doesn’t accept a draw.
 */
export function withoutSurrender(
  state: SpiteState,
  seat: Seat,
  moves: readonly SpiteMove[],
): readonly SpiteMove[] {
  const ahead = goalLead(state, seat);
  if (state.moved || moves.length < 2 || ahead > 0 || (ahead === 0 && state.idle === 0)) return moves;
  return moves.filter(({ type }) => type !== 'end');
}
