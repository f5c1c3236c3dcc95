import type { Drilled } from '../../scenarios/drill/drilled.ts';

/** What drills can’t ask about these rules, and tables at which they can. */
export const drills: Drilled = {
  never: { 'sixty/your-turn': 'It is about when, not about what: no card of theirs may be played.' },
  laid: {},
};
