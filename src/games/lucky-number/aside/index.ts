import type { Aside, Window } from '../../../game/aside.ts';
import type { Seat } from '../../../game/seat.ts';
import { PACK } from '../pack.ts';
import { asked, type LuckyMove, type LuckyState, topOf } from '../state.ts';

/** What somebody who holds the twin is asked. */
function question(state: LuckyState, seat: Seat): string | undefined {
  return asked(state) === seat ? `You hold the other ${PACK.text(topOf(state))}. Do you jump in?` : undefined;
}

/**
 * Whether a seat might jump in on the card just laid, for all the others know. Where both copies lie on the
 * pile everybody sees that nobody can.
 */
function window(state: LuckyState, seat: Seat): Window<LuckyMove> | undefined {
  const { open, declined, turn, pile } = state;
  if (open === null || turn === null || open === seat || turn === seat || declined === seat) return undefined;
  const top = topOf(state);
  if (pile.indexOf(top) < pile.length - 1) return undefined;
  return { next: turn, says: `Who holds the other ${PACK.text(top)}?`, decline: { type: 'decline' } };
}

export const ASIDE: Aside<LuckyState, LuckyMove> = {
  isAside: ({ type }) => type === 'jump' || type === 'decline',
  question,
  window,
};
