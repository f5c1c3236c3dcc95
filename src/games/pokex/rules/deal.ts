import type { Rule } from '../../../game/rule.ts';
import { consequence, definition } from '../../../game/rule.ts';
import type { PokexAttempt } from './attempt.ts';

export const deal: readonly Rule<PokexAttempt>[] = [
  definition({
    id: 'pokex/deck',
    title: 'Fifty-four cards',
    law: 'You play with an ordinary pack of 52 and two jokers; the two is the lowest rank and the ace the highest.',
    notes: {
      'Gabriel Schwartz’s game':
        'Pokex is Gabriel Schwartz’s. Our source is a short retelling that credits him, in machine translation: its “bribes” are tricks, its “deliverer” the dealer.',
    },
  }),
  definition({
    id: 'pokex/partners',
    title: 'Two against two',
    law: 'Four play, two against two; partners sit opposite each other and win and lose together.',
  }),
  consequence({
    id: 'pokex/dealer-lot',
    title: 'Who deals',
    law: 'The first dealer is drawn by lot; after each deal it is the next player clockwise.',
  }),
  consequence({
    id: 'pokex/deal-twelve',
    title: 'Twelve each, six in a row',
    law: 'Each player is dealt twelve cards, and the last six are laid face up in a row in the centre.',
  }),
  definition({
    id: 'pokex/open-table',
    title: 'What everybody sees',
    law: 'The row, the bids, the cards laid and the tricks won are open; hands are not, and partners tell each other nothing.',
  }),
];
