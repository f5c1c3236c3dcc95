import type { Seen } from '../../../game/seen.ts';
import { FIELDS } from '../fields.ts';
import type { BroomMove, BroomState } from '../state.ts';
import { sure } from './sure.ts';
import { unseen } from './unseen.ts';

export const SEEN: Seen<BroomState, BroomMove> = {
  view: FIELDS.view,
  guess: FIELDS.guess,
  sure,
  unseen,
};
