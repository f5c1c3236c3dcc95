import type { Endings } from '../../game/endings.ts';
import type { BroomMove, BroomState } from './state.ts';

export const ENDINGS: Endings<BroomState, BroomMove> = {
  hasPerfectInformation: ({ stock }) => stock.length === 0,
};
