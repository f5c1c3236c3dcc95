import type { Seat } from '../../game/game.ts';
import { type PokexState, sideOf } from './state.ts';

/** How a seat stands: its side's points, and what it has said or its side has won in this deal. */
export function standing(state: PokexState, seat: Seat): string {
  const side = sideOf(seat);
  const points = String(state.scores[side] ?? 0);
  if (state.phase === 'auction') {
    const said = state.bids.filter((bid) => bid.seat === seat).at(-1);
    return said ? `${points} · ${said.tricks === null ? 'pass' : `bid ${said.tricks}`}` : points;
  }
  const won = state.tricks[side] ?? 0;
  const declares = state.declarer !== null && sideOf(state.declarer) === side;
  return declares ? `${points} · ${won} of ${state.bid}` : `${points} · ${won} won`;
}
