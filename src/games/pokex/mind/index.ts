import { advise } from './coach.ts';
import { worthTrying } from './estimate.ts';
import { naive } from './naive.ts';
import { rate } from './rate.ts';
import { reasons } from './reasons.ts';

export const MIND = { rate, naive, advise, reasons, worthTrying };
