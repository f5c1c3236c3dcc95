import { advise } from './coach.ts';
import { reasons } from './reasons.ts';
import { THOUGHT } from './thought.ts';

export const MIND = { ...THOUGHT, advise, reasons };
