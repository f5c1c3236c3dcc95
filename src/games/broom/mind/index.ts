import type { Mind } from '../../../game/mind.ts';
import { moves } from '../play/moves.ts';
import type { BroomMove, BroomState } from '../state.ts';
import { advise } from './coach.ts';
import { naive } from './naive.ts';
import { rate } from './rate.ts';
import { reasons } from './reasons.ts';

/** Takes on a full table run into thousands; a bot looks at so many of each kind with each card. */
const GLANCE = 150;

export const MIND: Mind<BroomState, BroomMove> = {
  rate,
  naive,
  advise,
  reasons,
  worthTrying: (state, seat) => moves(state, seat, GLANCE),
};
