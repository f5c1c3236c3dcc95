import { consequence, definition, type Rule } from '../../../game/rule.ts';
import type { PokexAttempt } from './attempt.ts';

export const deal: readonly Rule<PokexAttempt>[] = [
  definition({
    id: 'pokex/deck',
    title: 'Fifty-four cards',
    law: 'Pokex is played with an ordinary pack of 52 cards and two jokers. The 2 is the lowest rank and the ace the highest.',
    notes: {
      'Gabriel Schwartz’s game':
        'Pokex is Gabriel Schwartz’s. Our source is a short retelling that credits him. It is a machine translation: its “bribes” are tricks, its “deliverer” is the dealer.',
    },
  }),
  definition({
    id: 'pokex/partners',
    title: 'Two against two',
    law: 'Four players play two against two. Partners sit opposite each other and win or lose together.',
  }),
  consequence({
    id: 'pokex/dealer-lot',
    title: 'The dealer',
    law: 'The first dealer is drawn by lot. After each deal the next player clockwise becomes the dealer.',
  }),
  consequence({
    id: 'pokex/deal-twelve',
    title: 'Twelve each, six in a row',
    law: 'The dealer shuffles, deals twelve cards to each player and lays the last six face up in a row in the centre.',
  }),
  definition({
    id: 'pokex/open-table',
    title: 'Open and hidden cards',
    law: 'All players see the row, the bids, the cards laid and the tricks won. Hands are hidden, and partners tell each other nothing.',
    notes: {
      'Where the source is silent':
        'The source doesn’t say whether players may look at tricks already won, or whether partners may talk. That tricks are open and partners silent is our own rule.',
    },
  }),
];
