import type { DrillExceptions } from '../../scenarios/drill/drill-exceptions.ts';

/** Rules that drills can't ask about, and tables for those they can. */
export const drills: DrillExceptions = {
  unrepairableReasons: {
    'pokex/your-turn': 'It is about when, not about what: nothing of theirs may be said or laid.',
    'pokex/over': 'The game is over: nothing may be said or laid any more.',
    'pokex/auction-first': 'It is about when: the auction wants a word, and no two cards.',
    'pokex/bid-out': 'It is about when: who has passed says nothing more in this auction.',
  },
  repairExamples: {},
};
