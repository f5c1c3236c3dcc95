import type { PokexState } from '../state.ts';

const ACTIONS: Readonly<Record<PokexState['phase'], readonly string[]>> = {
  auction: ['Pass', 'Bid', 'Lay'],
  name: ['Make wild', 'Lay'],
  play: ['Lay'],
  over: [],
};

/** What is done in this phase; laying may be tried at any time. */
export const actions = ({ phase }: PokexState): readonly string[] => ACTIONS[phase];
