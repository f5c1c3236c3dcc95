import type { DrillExceptions } from '../../scenarios/drill/drill-exceptions.ts';

/** Rules that drills can't ask about, and tables for those they can. */
export const drills: DrillExceptions = {
  unrepairableReasons: {
    'lucky-number/jump-open': 'It is about when, not about what: the moment for any card is over.',
  },
  repairExamples: {
    'lucky-number/from-hand': {
      position: {
        lucky: [33, 24, 18],
        hands: [['2D', '10S', '9C'], ['7?'], ['5?']],
        pile: ['QH', '9H'],
      },
      move: { type: 'lay', cards: ['9S'] },
    },
    'lucky-number/drawn-only': {
      position: {
        lucky: [33, 24, 18],
        hands: [['2D', '9S', '10S', '9C'], ['7?'], ['5?']],
        pile: ['QH', '9H'],
        drawn: '9C',
      },
      move: { type: 'lay', cards: ['9S'] },
    },
    'lucky-number/combo-joker': {
      position: {
        lucky: [9, 24, 18],
        hands: [['2D', '3D', 'X', 'X', 'KS'], ['8?'], ['9?']],
        pile: ['QC', '10C'],
      },
      move: { type: 'combine', cards: ['2D', 'X', 'X'], aces: [], top: '2D' },
    },
    'lucky-number/combo-match': {
      options: { comboMatch: true },
      position: {
        lucky: [9, 24, 18],
        hands: [['3D', '3H', '3S', '3C', 'KS'], ['8?'], ['9?']],
        pile: ['QC', '10C'],
      },
      move: { type: 'combine', cards: ['3D', '3H', '3S'], aces: [], top: '3S' },
    },
  },
};
