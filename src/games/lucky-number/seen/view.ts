import { type Card, UNKNOWN } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import type { Random } from '../../../random/random.ts';
import { FIELDS } from '../fields.ts';
import { LUCKY_LEAST, LUCKY_MOST, type LuckyState } from '../state.ts';

/**
 * What a seat knows: its own hand, every number, the whole pile, nothing of the stock. Whether somebody else
 * was asked to jump in, and let it go, is nobody’s business.
 */
export function view(state: LuckyState, seat: Seat): LuckyState {
  const { drawn, turn, declined } = state;
  return {
    ...FIELDS.view(state, seat),
    drawn: drawn === null || turn === seat ? drawn : UNKNOWN,
    declined: declined === seat ? declined : null,
  };
}

/** A world the view allows: unseen cards dealt to the hidden places, unknown numbers drawn. */
export function guess(state: LuckyState, seat: Seat, random: Random): LuckyState {
  const world = FIELDS.guess(state, seat, random);
  const lucky = state.lucky.map((n) => n ?? LUCKY_LEAST + random.below(LUCKY_MOST - LUCKY_LEAST + 1));
  const { drawn, turn } = state;
  const known = drawn !== UNKNOWN || turn === null;
  const somewhere = known ? drawn : drawnFrom(state.hands[turn] ?? [], world.hands[turn] ?? [])[0];
  return { ...world, lucky, drawn: somewhere ?? drawn, chance: random.state() };
}

/** The cards one of which was drawn: those nobody showed, or any if all were shown. */
export function drawnFrom(before: readonly Card[], after: readonly Card[]): readonly Card[] {
  const hidden = after.filter((_, i) => before[i] === UNKNOWN);
  return hidden.length > 0 ? hidden : after;
}
