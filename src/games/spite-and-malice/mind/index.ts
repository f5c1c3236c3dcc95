import type { Mind } from '../../../game/mind.ts';
import type { SpiteMove, SpiteState } from '../state.ts';
import { advise } from './coach.ts';
import { rate } from './rate.ts';

export const MIND: Mind<SpiteState, SpiteMove> = { rate, advise };
