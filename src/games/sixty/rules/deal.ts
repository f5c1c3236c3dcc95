import { consequence, definition } from '../../../game/rule.ts';

export const deal = [
  definition({
    id: 'sixty/deck',
    title: 'Eighty-three cards',
    law: 'There are nine numbers, and each is on as many cards as it takes to make sixty: twenty 3s, fifteen 4s, twelve 5s, ten 6s, six 10s, five 12s, four 15s, three 20s and two 30s. Six jokers come with them, two each of Abracadabra, Hocus-pocus and Zap.',
    notes: {
      'The unbeatable set':
        'All cards of one number together make exactly 60. No other number makes more, so a full set can’t be beaten; nor can it be passed on or added to. Abracadabra sends it back, Zap halves it, and nothing else helps.',
    },
  }),
  consequence({
    id: 'sixty/deal-five',
    title: 'Five cards each',
    law: 'At the start of a round all cards are shuffled and each player gets five; the rest is the deck. If somebody’s five are all jokers, everything is shuffled and dealt again.',
    notes: {
      'How many players?':
        'The source doesn’t say. With 83 cards two to six sit comfortably, and three is a good number to begin with.',
    },
  }),
  consequence({
    id: 'sixty/direction',
    title: 'Clockwise to begin with',
    law: 'Every round begins clockwise, whichever way the last one ended; the direction card lies in the middle and shows it.',
    notes: {
      'Each round anew':
        'The source lays the direction card to “Clockwise” in its setup, once. That every round begins so is our reading.',
    },
  }),
  consequence({
    id: 'sixty/first-player',
    title: 'Who begins',
    law: 'The lot decides who attacks first in the first round. After that it is whoever got the most penalty points in the round before; of equals the one with the higher total, and if they are still equal, the first of them clockwise, beginning with the old starter.',
    notes: {
      'Closest to sixty':
        'The source gives the first attack to the player whose age is closest to 60, or to anybody you choose. A computer doesn’t ask people’s age, so here it draws lots.',
      'Level again':
        'Who begins when two got the same number of points the source doesn’t say: higher total, then clockwise, is ours.',
    },
  }),
];
