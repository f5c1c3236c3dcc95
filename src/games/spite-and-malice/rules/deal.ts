import { consequence, definition } from '../../../game/rule.ts';

export const dealRules = [
  definition({
    id: 'spite-and-malice/packs',
    title: 'Two packs',
    law: 'One pack of 52 without jokers makes the goal piles; another, with four jokers, makes the hands and the stock. Kings are high, aces low.',
  }),
  consequence({
    id: 'spite-and-malice/goal-piles',
    title: 'Two goal piles',
    law: 'The pack without jokers is shuffled and split into two face-down goal piles, one for each player, and the top card of each is turned up.',
  }),
  consequence({
    id: 'spite-and-malice/first-player',
    title: 'The higher goal card begins',
    law: 'The player with the higher goal card begins. If the two are equal, both goal piles are shuffled and their top cards turned up again.',
    notes: {
      'All of one rank':
        'Very small goal piles may hold cards of a single rank, and then no amount of shuffling helps. In that case, shuffle the pack without jokers and split it again.',
    },
  }),
  consequence({
    id: 'spite-and-malice/hands',
    title: 'Five cards each',
    law: 'The first player’s opponent shuffles the pack with the jokers and deals five cards each, one at a time. The rest is the stock, face down in the middle.',
    notes: {
      'The dealer':
        'The source picks “the supplier” by lot and then has the first player’s opponent deal the second pack. Here the goal cards alone decide, and no lots are drawn.',
    },
  }),
];
