import type { Mind } from '../../../game/mind.ts';
import type { SixtyMove, SixtyState } from '../state.ts';
import { advise } from './coach.ts';
import { rate } from './rate.ts';

export const MIND: Mind<SixtyState, SixtyMove> = { rate, advise };
