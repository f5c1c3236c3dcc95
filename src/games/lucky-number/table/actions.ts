import type { Seat } from '../../../game/seat.ts';
import type { LuckyState } from '../state.ts';

const OWN = ['Lay', 'Combine', 'Draw', 'Pass'] as const;

/** Out of turn one may also try to jump in, where the house rules know that. */
export const actions = ({ options, turn }: LuckyState, seat: Seat): readonly string[] =>
  options.jumpIn && turn !== seat ? [...OWN, 'Jump in'] : OWN;
