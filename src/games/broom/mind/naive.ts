import type { Seat } from '../../../game/seat.ts';
import { worth } from '../pack.ts';
import type { BroomMove, BroomState } from '../state.ts';

/** So many cards are about the most a take brings, and so much the most a card is worth. */
const MANY = 100;

/**
 * How a move looks to a beginner: building is what is new to them, so they build where they can; else they take what
 * is quickest seen, a small card with one like it before any sum, whatever lies there besides; and with nothing to
 * take they put down the smallest.
 */
export function naive(_view: BroomState, _seat: Seat, move: BroomMove): number {
  const small = -worth(move.cards[0] as number) / MANY;
  switch (move.type) {
    case 'combine':
      return MANY;
    case 'take':
      return 2 - move.groups.flat(2).length / MANY + small / MANY;
    case 'sweep':
      return 1;
    case 'place':
      return small;
  }
}
