import type { Seat } from '../../../game/seat.ts';
import { after, type PokexState } from '../state.ts';

/** The seats in the order in which they lay in a trick. */
export function layOrder({ options }: Pick<PokexState, 'options'>, leader: Seat): readonly Seat[] {
  return options.order === 'sides'
    ? [leader, after(leader, 2), after(leader, 1), after(leader, 3)]
    : [leader, after(leader, 1), after(leader, 2), after(leader, 3)];
}

/** The leader's partner: as they lay, the centre card is taken. */
export const partnerOf = (seat: Seat): Seat => after(seat, 2);
