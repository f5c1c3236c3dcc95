import { definition } from '../../../game/rule.ts';

export const deckRules = [
  definition({
    id: 'broom/deck',
    title: 'Fifty-six cards',
    law: 'You play with the 52 cards of an ordinary pack, three jokers marked 20, 15 and 11, and one more card, the Broom.',
    notes: {
      'What makes a Broom':
        'Any card that looks like no other will do: a fourth joker, a blank, the card with the poker hands on it. The three numbered jokers need their numbers written on; a pencil is enough.',
    },
  }),
  definition({
    id: 'broom/values',
    title: 'Value cards',
    law: 'An ace is worth 1, each card from 2 to 10 its number, and the three jokers 20, 15 and 11.',
  }),
  definition({
    id: 'broom/courts',
    title: 'Court cards',
    law: 'Jacks, queens and kings have a rank but no value, so they never count in a sum. The Broom has neither rank nor value.',
  }),
];
