import type { Count } from '../../game/count.ts';
import { gainsOf, resultText } from '../../mechanics/result.ts';
import { pointsOf } from './pack.ts';
import type { SixtyEvent, SixtyState } from './state.ts';

/** Cards taken in a round, and cards left in the hands. */
export const COUNT: Count<SixtyState, SixtyEvent> = {
  piles: (_, events) => {
    const lines = events.filter((event) => event.kind === 'scored');
    return [...new Set(lines.map(({ seat }) => seat ?? 0))].map((side) => {
      const cards = lines.flatMap((line) => (line.seat === side ? line.counted : []));
      return { side, cards, adds: cards.map(pointsOf), unit: 'point' };
    });
  },
  result({ hands }, events, name) {
    const names = hands.map((_, seat) => name(seat));
    const overEvent = events.find((event) => event.kind === 'game-over');
    if (overEvent) return resultText({ sums: overEvent.totals, names, contest: 'the game', winsBy: 'least' });
    const lines = events.filter((event) => event.kind === 'scored');
    return resultText({ sums: gainsOf(lines, names.length), names, contest: 'this round', winsBy: 'least' });
  },
};
