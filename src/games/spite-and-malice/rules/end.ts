import { consequence, definition } from '../../../game/rule.ts';

export const endRules = [
  consequence({
    id: 'spite-and-malice/goal-empty',
    title: 'The last goal card',
    law: 'The player who plays their last goal card wins at once, whatever else could be played, and gets the stake for each card left in the other goal pile.',
  }),
  consequence({
    id: 'spite-and-malice/standstill',
    title: 'Standstill',
    law: 'The game ends after two turns in a row with no card moved. The smaller goal pile wins one stake for each card of the difference; equal piles tie.',
    notes: {
      'Don’t want to, or can’t':
        'The source ends the game when both players “do not want or cannot” move. We count turns: one by each player in which no card was moved, for whatever reason. Drawing isn’t moving a card, and the game ends before the next player draws.',
      'Equal piles':
        'The source pays the winner “the difference in the cards” and doesn’t mention equal piles. With no difference there is nothing to pay, so we call it a draw.',
    },
  }),
  consequence({
    id: 'spite-and-malice/turn-cap',
    title: 'Calling it a night',
    law: 'The game ends when you reach the number of turns you agreed on, and is settled like a standstill.',
    notes: {
      'Our own addition':
        'A game can go round in circles, with piles shuffled into the stock and built again. After a thousand turns we call it a standstill. You won’t get there.',
    },
  }),
  definition({
    id: 'spite-and-malice/stock-out',
    title: 'An empty stock',
    law: 'An empty stock doesn’t end the game: you draw what there is and play on with the cards you have.',
  }),
];
