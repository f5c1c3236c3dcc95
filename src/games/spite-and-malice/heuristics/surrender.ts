import type { Seat } from '../../../game/seat.ts';
import type { SpiteMove, SpiteState } from '../state.ts';

/** How many cards fewer the seat's goal pile has than the opponent's. */
export const goalLead = ({ goal }: SpiteState, seat: Seat): number =>
  (goal[1 - seat]?.length ?? 0) - (goal[seat]?.length ?? 0);

/** Whether ending the turn now, with no card moved, ends the game. */
export const wouldEndGame = ({ idle, moved }: SpiteState): boolean => idle === 1 && !moved;

/**
 * Removes the end of the turn if there is another move and nothing has moved yet: a seat that is behind would lose by
 * it, and one that is level would accept a draw.
 */
export function withoutSurrender(state: SpiteState, seat: Seat, moves: readonly SpiteMove[]): readonly SpiteMove[] {
  const lead = goalLead(state, seat);
  if (state.moved || moves.length < 2 || lead > 0 || (lead === 0 && state.idle === 0)) return moves;
  return moves.filter(({ type }) => type !== 'end');
}
