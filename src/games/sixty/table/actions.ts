import type { SixtyState } from '../state.ts';

const ANSWERS = ['Pass on', 'Beat', 'Joker', 'Take'] as const;

/** Attacking first where nothing is played, else the answers; anything may be tried at any time. */
export const actions = ({ attack }: SixtyState): readonly string[] =>
  attack.length === 0 ? ['Attack', ...ANSWERS] : [...ANSWERS, 'Attack'];
