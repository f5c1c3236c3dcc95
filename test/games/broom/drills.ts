import type { DrillExceptions } from '../../scenarios/drill/drill-exceptions.ts';

/** Rules that drills can't ask about, and tables for those they can. */
export const drills: DrillExceptions = {
  unrepairableReasons: { 'broom/your-turn': 'It is about when, not about what: no card of theirs may be played.' },
  repairExamples: {
    'broom/combined-in-sum': {
      options: { sumWithCombined: false },
      position: {
        hands: [['8H', '6S', 'QC'], ['2?']],
        table: ['5C+AS', '2D', '6H', 'KD'],
        builders: { '5C+AS': 1 },
      },
      move: { type: 'take', cards: ['8H'], groups: [['5C+AS', '2D']] },
    },
  },
};
