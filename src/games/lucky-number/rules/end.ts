import { consequence, definition } from '../../../game/rule.ts';

export const endRules = [
  consequence({
    id: 'lucky-number/out',
    title: 'Out of cards',
    law: 'You win as soon as you have no cards and nothing to draw; no player can jump in on your last card. Players who win together share the win.',
    notes: {
      'Two winners':
        'The source doesn’t speak of ties. Two players who have no cards when a debt is drawn have both won, so we let them share the win.',
    },
  }),
  definition({
    id: 'lucky-number/last-debt',
    title: 'A debt after your last card',
    law: 'If your last card or combination leaves a debt, you win when another player draws it. If the debt comes round to you, you must draw it.',
    notes: {
      '“And also does not have to draw”':
        'The source ends the game for a player who has no cards “and also does not have to draw”. A last ace doesn’t trap the player who lays it: the next player owes. But if everyone answers and the debt comes back, it is yours.',
    },
  }),
  definition({
    id: 'lucky-number/last-again',
    title: 'A last card that plays again',
    law: 'If your last card gives you another turn, as a 7 does, you must draw. You win at once only if another player jumps in or nothing can be drawn.',
    notes: {
      'After a last 7':
        'The source says that it is your turn again after a 7, and that a player who can’t lay must draw. We read that as true even without cards.',
    },
  }),
  consequence({
    id: 'lucky-number/stuck',
    title: 'No player can move',
    law: 'The game is over if no card is laid or drawn for a whole round. The player with the fewest cards wins; tied players share the win.',
    notes: {
      'When no player can move':
        'The source doesn’t foresee this. We end the game and count cards rather than go round and round.',
    },
  }),
  consequence({
    id: 'lucky-number/turn-cap',
    title: 'The last turn',
    law: 'The game ends after 500 turns, or the agreed number. Unless the last turn wins it outright, the player with the fewest cards wins; tied players share the win.',
    notes: {
      'Our own addition':
        'Some games of Lucky Number would never end: thirty cards in every hand, and every combination undone by the next. At home you stop when the pizza comes. Here we count turns.',
    },
  }),
];
