import { consequence } from '../../../game/rule.ts';

export const end = [
  consequence({
    id: 'lucky-number/out',
    title: 'Out of cards',
    law: 'Whoever has no cards left, and nothing to draw, has won, at once and without a jump-in. If the last card leaves others a debt, it is settled first: the win comes when those cards are drawn, and if the debt comes round the player without cards has to draw it. After a last 7 it is your turn again and you must draw (with two players after a last 8 too, and after a king that plays again), unless somebody jumps in on it or nothing can be drawn: then you have won. Two players without cards when a debt is settled share the win.',
    notes: [
      {
        title: '“And also does not have to draw”',
        text: 'So the source ends the game. A last ace is no trap for the one who lays it: the next player owes. But if everyone answers and the debt comes back, it is yours.',
      },
    ],
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
    notes: [
      {
        title: 'Our own addition',
        text: 'Some games of Lucky Number would never end: thirty cards in every hand, and a combination for every gap. At home you stop when the pizza comes. Here we count turns.',
      },
    ],
  }),
];
