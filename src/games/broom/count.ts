import type { Count } from '../../game/count.ts';
import { sideText } from '../../game/seat.ts';
import { gainsOf, resultText } from '../../mechanics/result.ts';
import { type BroomEvent, type BroomState, sideCount, sideOf } from './state.ts';

/** The count at the end of a session: the piles with the leftovers, and the result in a sentence. */
export const COUNT: Count<BroomState, BroomEvent> = {
  piles({ taken, options }, events) {
    const restEvent = events.find(({ kind }) => kind === 'rest');
    const receivingSide =
      restEvent?.seat === undefined || restEvent.seat === null ? null : sideOf(options, restEvent.seat);
    return taken.map((pile, side) => ({
      side,
      cards: side === receivingSide ? [...pile, ...(restEvent?.cards ?? [])] : pile,
      unit: 'card',
    }));
  },
  result({ options }, events, name) {
    const names = Array.from({ length: sideCount(options) }, (_, side) =>
      options.partners ? sideText(side, name) : name(side),
    );
    const gameOver = events.find((event) => event.kind === 'game-over');
    if (gameOver) return resultText({ sums: gameOver.totals, names, contest: 'the game' });
    const lines = events.filter((event) => event.kind === 'scored');
    return resultText({ sums: gainsOf(lines, names.length), names, contest: 'this session' });
  },
};
