import { countUnknown } from '../../../cards/unseen.ts';
import { seenOf } from '../../../game/hand.ts';
import type { Seat } from '../../../game/seat.ts';
import { seeded } from '../../../random/random.ts';
import { FIELDS } from '../fields.ts';
import type { BroomState } from '../state.ts';
import { unseen } from './unseen.ts';

/** So many cards of the pack have the same value at most. */
const OF_ONE_VALUE = 4;

const usual = seenOf(FIELDS, unseen);

/** What is certain of the seat’s own hand; everything else as it could be. */
function sure(state: BroomState, seat: Seat): BroomState {
  // Where fewer cards lie unseen elsewhere than there are of one value, one of that value may be held for sure.
  const elsewhere = FIELDS.unseen(state).length - countUnknown(state.hands[seat] ?? []);
  return elsewhere < OF_ONE_VALUE ? FIELDS.guess(state, seat, seeded(1)) : usual.sure(state, seat);
}

export const SEEN = { ...usual, sure };
