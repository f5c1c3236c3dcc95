import type { Count } from '../../game/count.ts';
import { sideText } from '../../game/seat.ts';
import { gainsOf, resultText } from '../../mechanics/result.ts';
import { type BroomEvent, type BroomState, sideCount, sideOf } from './state.ts';

/** Piles at the end of a session: cards taken, then the leftovers. */
export const COUNT: Count<BroomState, BroomEvent> = {
  piles({ taken, options }, events) {
    const rest = events.find(({ kind }) => kind === 'rest');
    const to = rest?.seat === undefined || rest.seat === null ? null : sideOf(options, rest.seat);
    return taken.map((pile, side) => ({
      side,
      cards: side === to ? [...pile, ...(rest?.cards ?? [])] : pile,
      unit: 'card',
    }));
  },
  result({ options }, events, name) {
    const names = Array.from({ length: sideCount(options) }, (_, side) =>
      options.partners ? sideText(side, name) : name(side),
    );
    const over = events.find((event) => event.kind === 'game-over');
    if (over) return resultText({ sums: over.totals, names, what: 'the game' });
    const lines = events.filter((event) => event.kind === 'scored');
    return resultText({ sums: gainsOf(lines, names.length), names, what: 'this session' });
  },
};
