import type { Mind } from '../../../game/mind.ts';
import { moves } from '../play/moves.ts';
import type { LuckyMove, LuckyState } from '../state.ts';
import { advise } from './coach.ts';
import { naive } from './naive.ts';
import { rate } from './rate.ts';
import { reasons } from './reasons.ts';

/** Combinations run into thousands with many aces in hand; a bot looks at so many. */
const GLANCE = 100;

export const MIND: Mind<LuckyState, LuckyMove> = {
  rate,
  naive,
  advise,
  reasons,
  worthTrying: (state, seat) => moves(state, seat, GLANCE),
};
