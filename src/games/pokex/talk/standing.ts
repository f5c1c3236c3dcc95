import type { Seat } from '../../../game/seat.ts';
import { type PokexState, sideOf } from '../state.ts';

/** How a seat stands: its side's points of those that win, and what it has said in the auction or plays for. */
export function standing(state: PokexState, seat: Seat): string {
  const points = `${state.scores[sideOf(seat)] ?? 0}/${state.options.target}`;
  if (state.phase !== 'auction') return state.declarer === seat ? `${points} · bid ${state.bid}` : points;
  const said = state.bids.findLast((bid) => bid.seat === seat);
  if (!said) return points;
  return `${points} · ${said.tricks === null ? 'pass' : `bid ${said.tricks}`}`;
}
