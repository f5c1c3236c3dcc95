import { consequence, definition } from '../../../game/rule.ts';

export const end = [
  consequence({
    id: 'spite-and-malice/goal-empty',
    title: 'The last goal card',
    law: 'Whoever plays the last card of their goal pile wins at once, whatever else is open, and gets the stake for every card left in the other goal pile.',
  }),
  consequence({
    id: 'spite-and-malice/standstill',
    title: 'Standstill',
    law: 'When two turns in a row, one of each player, end with no card moved, nobody draws and the game is over: the smaller goal pile wins the stake for every card of the difference. Equal piles are a draw.',
    notes: {
      'Don’t want to, or can’t':
        'The source ends the game when both players “do not want or cannot” move. We count it: one turn each in which no card moved, for whatever reason. Drawing moves no card.',
    },
  }),
  consequence({
    id: 'spite-and-malice/turn-cap',
    title: 'Calling it a night',
    law: 'When as many turns have ended as you agreed on at most, the game ends like a standstill.',
    notes: {
      'Our own addition':
        'A game can go round and round with stock and piles. After a thousand turns we call it a standstill. You won’t get there.',
    },
  }),
  definition({
    id: 'spite-and-malice/stock-out',
    title: 'An empty stock',
    law: 'An empty stock ends nothing: you draw what there is, and play on with what you hold.',
  }),
];
