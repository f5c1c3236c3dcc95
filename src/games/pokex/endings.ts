import type { Endings } from '../../game/endings.ts';
import type { PokexMove, PokexState } from './state.ts';

export const ENDINGS: Endings<PokexState, PokexMove> = {
  hasPerfectInformation: ({ phase }) => phase === 'play',
};
