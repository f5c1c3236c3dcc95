import { advise } from './coach.ts';
import { rate } from './rate.ts';

export const MIND = { rate, advise };
