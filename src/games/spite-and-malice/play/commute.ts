import type { Seat } from '../../../game/seat.ts';
import { seeded } from '../../../random/random.ts';
import type { SpiteMove, SpiteState } from '../state.ts';
import { key } from '../wire/key.ts';
import { moves } from './moves.ts';
import { play } from './turn.ts';

/** A view has no chance of its own, and a completed pile may have to be shuffled in: by the same chance each time. */
const CHANCE = seeded(1).state();

/** The table after two moves of one turn; undefined where the second can't follow. */
function playBoth(
  state: SpiteState,
  seat: Seat,
  first: SpiteMove,
  second: SpiteMove,
): SpiteState | undefined {
  const between = play(state, seat, first).state;
  const follows = between.turn === seat && moves(between, seat).some((move) => key(move) === key(second));
  return follows ? play(between, seat, second).state : undefined;
}

/** Whether two legal moves can be made in either order in this turn, with the very same table after both. */
export function commute(state: SpiteState, seat: Seat, a: SpiteMove, b: SpiteMove): boolean {
  const from = state.chance.length > 0 ? state : { ...state, chance: CHANCE };
  const one = playBoth(from, seat, a, b);
  const other = one && playBoth(from, seat, b, a);
  return other !== undefined && JSON.stringify(one) === JSON.stringify(other);
}
