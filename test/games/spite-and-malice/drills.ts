import type { Drilled } from '../../scenarios/drill/drilled.ts';

/** Rules that drills can't ask about, and tables for those they can. */
export const drills: Drilled = {
  never: {
    'spite-and-malice/your-turn': 'It is about when, not about what: no card of theirs may be moved.',
  },
  laid: {},
};
