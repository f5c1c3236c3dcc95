import { consequence } from '../../../game/rule.ts';

export const end = [
  consequence({
    id: 'lucky-number/out',
    title: 'Out of cards',
    law: 'Without cards and with nothing to draw you have won, at once, and nobody jumps in. If your last card or combination leaves others a debt, you win when it is drawn; if it comes round to you, you draw it. After a last 7 (with two players an 8 too, or a king that plays again) it is your turn and you draw, unless somebody jumps in or nothing can be drawn: then you have won. Two without cards when a debt is drawn share the win.',
    notes: {
      '“And also does not have to draw”':
        'So the source ends the game. A last ace is no trap for the one who lays it: the next player owes. But if everyone answers and the debt comes back, it is yours.',
    },
  }),
  consequence({
    id: 'lucky-number/stuck',
    title: 'Nobody can move',
    law: 'If as many turns in a row as there are players go by in which nobody lays or draws a card, the game is over and the fewest cards win; equal hands share.',
  }),
  consequence({
    id: 'lucky-number/turn-cap',
    title: 'The last turn',
    law: 'When as many turns have been taken as you agreed on, 500 if nothing was said, the fewest cards win, equal hands sharing, unless that very turn has won the game outright.',
    notes: {
      'Our own addition':
        'Some games of Lucky Number would never end: thirty cards in every hand, and a combination for every gap. At home you stop when the pizza comes. Here we count turns.',
    },
  }),
];
