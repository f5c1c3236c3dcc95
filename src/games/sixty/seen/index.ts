import { sureOf } from '../../../game/hand.ts';
import type { Seen } from '../../../game/seen.ts';
import { FIELDS } from '../fields.ts';
import type { SixtyMove, SixtyState } from '../state.ts';
import { unseen } from './unseen.ts';

export const SEEN: Seen<SixtyState, SixtyMove> = {
  view: FIELDS.view,
  guess: FIELDS.guess,
  sure: sureOf(FIELDS.guess, FIELDS.unseen),
  unseen,
};
