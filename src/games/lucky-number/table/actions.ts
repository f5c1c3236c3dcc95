import type { LuckyState } from '../state.ts';

const OWN = ['Lay', 'Combine', 'Draw', 'Pass'] as const;

/** The same at any time: where the house rules know jumping in its button stays, though it waits on one’s own turn. */
export const actions = ({ options }: LuckyState): readonly string[] =>
  options.jumpIn ? [...OWN, 'Jump in'] : OWN;
