import type { Endings } from '../../game/endings.ts';
import type { SixtyMove, SixtyState } from './state.ts';

export const ENDINGS: Endings<SixtyState, SixtyMove> = {
  hasPerfectInformation: ({ left }) => left === 0,
};
