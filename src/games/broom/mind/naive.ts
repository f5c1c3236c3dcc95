import type { Seat } from '../../../game/seat.ts';
import type { BroomMove, BroomState } from '../state.ts';

/** So many cards are about the most a take brings. */
const MANY = 100;

/**
 * How a move looks to a beginner: building is what is new to them, so they build where they can; else they take as
 * many cards as they can, whatever those are worth, and put down anything.
 */
export function naive(view: BroomState, _seat: Seat, move: BroomMove): number {
  switch (move.type) {
    case 'combine':
      return MANY;
    case 'sweep':
      return view.table.length / MANY;
    case 'take':
      return move.groups.flat(2).length / MANY;
    case 'place':
      return 0;
  }
}
