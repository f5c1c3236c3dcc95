import type { Thought } from '../../../game/mind.ts';
import { moves } from '../play/moves.ts';
import type { BroomMove, BroomState } from '../state.ts';
import { naive } from './naive.ts';
import { rate } from './rate.ts';

/** Takes on a full table run into thousands; a bot looks at so many of each kind with each card. */
const GLANCE = 150;

export const THOUGHT: Thought<BroomState, BroomMove> = {
  rate,
  naive,
  worthTrying: (state, seat) => moves(state, seat, GLANCE),
};
