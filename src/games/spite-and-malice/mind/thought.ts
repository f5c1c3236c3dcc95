import type { Thought } from '../../../game/mind.ts';
import { moves } from '../play/moves.ts';
import type { SpiteMove, SpiteState } from '../state.ts';
import { naive } from './naive.ts';
import { rate } from './rate.ts';
import { withoutGivingIn } from './standstill.ts';

export const THOUGHT: Thought<SpiteState, SpiteMove> = {
  rate,
  naive,
  worthTrying: (state, seat) => withoutGivingIn(state, seat, moves(state, seat)),
};
