import { consequence, definition } from '../../../game/rule.ts';

export const deal = [
  definition({
    id: 'spite-and-malice/packs',
    title: 'Two packs',
    law: 'You play with two packs: one of 52 cards without jokers for the goal piles, one of 52 cards and four jokers for hands and stock. Kings are high, aces low.',
  }),
  consequence({
    id: 'spite-and-malice/goal-piles',
    title: 'Two goal piles',
    law: 'The first pack is shuffled and split into two goal piles, which lie face down, each with its top card turned up.',
  }),
  consequence({
    id: 'spite-and-malice/first-player',
    title: 'The higher card begins',
    law: 'Whoever has the higher card on top begins. If the two are equal, both piles are shuffled and turned up again.',
    notes: {
      'All of one rank':
        'With very small goal piles it can happen that no shuffling will ever make them differ. Then the first pack is shuffled and split again.',
    },
  }),
  consequence({
    id: 'spite-and-malice/hands',
    title: 'Five cards each',
    law: 'The other player shuffles the second pack with its jokers and deals five cards each; the rest is the stock, face down in the middle.',
    notes: {
      'The dealer':
        'The source chooses “the supplier” by lot and then has the opponent of the first player deal the second pack. On this site the goal cards alone decide, and the lot is left out.',
    },
  }),
];
