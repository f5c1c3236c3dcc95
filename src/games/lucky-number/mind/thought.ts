import type { Thought } from '../../../game/mind.ts';
import { moves } from '../play/moves.ts';
import type { LuckyMove, LuckyState } from '../state.ts';
import { naive } from './naive.ts';
import { rate } from './rate.ts';

/** Combinations run into thousands with many aces in hand; a bot looks at so many. */
const GLANCE = 100;

export const THOUGHT: Thought<LuckyState, LuckyMove> = {
  rate,
  naive,
  worthTrying: (state, seat) => moves(state, seat, GLANCE),
};
