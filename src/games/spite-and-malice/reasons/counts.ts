import { countNoun } from '../../../cards/words.ts';
import type { Term } from '../../../game/picture.ts';
import type { DrawnCounts } from '../../../game/reasons.ts';
import type { SpiteOptions } from '../options.ts';

export const DRAWN_COUNTS: DrawnCounts<SpiteOptions> = {
  count: {
    /** The larger goal pile less the smaller, times the worth of a card. */
    picture({ goal }, { stake }, name) {
      const piles = (Array.isArray(goal) ? goal : [])
        .map((value, at): Term => ({ cards: [], value: Number(value), text: `left to ${name(at)}`, sign: '−' }))
        .toSorted((a, b) => b.value - a.value);
      const [most = 0, fewest = 0] = piles.map(({ value }) => value);
      return {
        kind: 'sum',
        terms: piles,
        ...(stake === 1 ? {} : { times: { cards: [], value: stake, text: 'a card' } }),
        total: countNoun((most - fewest) * stake, 'point'),
      };
    },
  },
};
