import { worthTrying } from './estimate.ts';
import { naive } from './naive.ts';
import { rate } from './rate.ts';

export const THOUGHT = { rate, naive, worthTrying };
