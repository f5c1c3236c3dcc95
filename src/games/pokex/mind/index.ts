import type { Mind } from '../../../game/mind.ts';
import type { PokexMove, PokexState } from '../state.ts';
import { advise } from './coach.ts';
import { worthTrying } from './estimate.ts';
import { rate } from './rate.ts';

export const MIND: Mind<PokexState, PokexMove> = { rate, advise, worthTrying };
