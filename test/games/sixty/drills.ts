import type { DrillExceptions } from '../../scenarios/drill/drill-exceptions.ts';

/** Rules that drills can't ask about, and tables for those they can. */
export const drills: DrillExceptions = {
  unrepairableReasons: { 'sixty/your-turn': 'It is about when, not about what: no card of theirs may be played.' },
  repairExamples: {},
};
