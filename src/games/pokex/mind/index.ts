import { advise } from './coach.ts';
import { worthTrying } from './estimate.ts';
import { rate } from './rate.ts';

export const MIND = { rate, advise, worthTrying };
