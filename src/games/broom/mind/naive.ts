import type { Card } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { BROOM, worth } from '../pack.ts';
import { type BroomMove, type BroomState, sideOf } from '../state.ts';
import { points } from './rate.ts';

/** A beginner who is ahead by more points than these is at ease, and sees less. */
const AT_EASE = 7;
/** A sweep of more things than these looks worth the Broom. */
const HEAP = 5;
const UNSEEN = -40;

/** By how many points, roughly, a seat is ahead of the best of the others: totals, and what lies in the piles. */
function lead({ options, scores, taken }: BroomState, seat: Seat): number {
  const mine = sideOf(options, seat);
  const totals = scores.map((n, side) =>
    (taken[side] ?? []).reduce((sum, card) => sum + points(card, options), n),
  );
  return (totals[mine] ?? 0) - Math.max(...totals.filter((_, side) => side !== mine));
}

/** At ease: one card that is like another, the smaller the sooner; no sum, and nothing built. */
function dabble(move: BroomMove): number {
  const small = -worth(move.cards[0] as Card) / 100;
  switch (move.type) {
    case 'combine':
      return UNSEEN;
    case 'take':
      return move.groups.flat().length === 1 ? 2 + small : UNSEEN;
    case 'sweep':
      return 1;
    case 'place':
      return small;
  }
}

/** With an effort: the points a move moves now. */
function brings({ options, table }: BroomState, move: BroomMove): number {
  const total = (cards: readonly Card[]): number =>
    cards.reduce((sum, card) => sum + points(card, options), 0);
  const [played] = move.cards as [Card];
  switch (move.type) {
    case 'combine':
      return total([...move.with, ...move.also.flat()].flat()) + 1;
    case 'take':
      return total([played, ...move.groups.flat(2)]);
    case 'sweep':
      return table.length > HEAP ? 1 : -2.5;
    case 'place':
      return played === BROOM ? UNSEEN : -total([played]) - 1 - worth(played) / 1000;
  }
}

/**
 * How a move looks to a beginner: by what it brings at once, never by what it leaves for the next player, what can be
 * caught later, or who may take what was built. A beginner who is ahead doesn't see sums and forgets to build.
 */
export function naive(view: BroomState, seat: Seat, move: BroomMove): number {
  return lead(view, seat) > AT_EASE ? dabble(move) : brings(view, move);
}
