import { expect, test } from 'vitest';
import { game } from '../../../src/games/spite-and-malice/index.ts';
import { moveText } from '../at-position.ts';
import { END_MOVE } from './ask.ts';

const toCentre = (from: object, pile = 0) => ({ type: 'move', from, to: { zone: 'centre', pile } });
const toSide = (from: object, to: object) => ({ type: 'move', from, to: { zone: 'side', ...to } });
const FIVE = { zone: 'hand', card: '5S' };

test.each<[object, string]>([
  [END_MOVE, 'End your turn.'],
  [toCentre(FIVE), 'Move 5♠ to the first centre pile.'],
  [toCentre({ zone: 'hand', card: 'X' }, 3), 'Move the joker to the fourth centre pile.'],
  [toCentre({ ...FIVE, seat: 1 }, 1), 'Move 5♠ from your opponent’s hand to the second centre pile.'],
  [toCentre({ zone: 'goal' }, 2), 'Move your goal card to the third centre pile.'],
  [toCentre({ zone: 'goal', seat: 1 }), 'Move your opponent’s goal card to the first centre pile.'],
  [toCentre({ zone: 'goal', card: '5S' }), 'Move 5♠ from your goal pile to the first centre pile.'],
  [toCentre({ zone: 'side', pile: 1 }), 'Move the top of your second side pile to the first centre pile.'],
  [toCentre({ zone: 'side', pile: 1, card: '5S' }), 'Move 5♠ from your second side pile to the first centre pile.'],
  [
    toCentre({ zone: 'side', pile: 1, seat: 1 }),
    'Move the top of your opponent’s second side pile to the first centre pile.',
  ],
  [toCentre({ zone: 'stock' }), 'Move a card from the stock to the first centre pile.'],
  [toCentre({ zone: 'centre', pile: 1 }), 'Move the top of the second centre pile to the first centre pile.'],
  [toSide(FIVE, { pile: 0 }), 'Lay 5♠ on your first side pile.'],
  [toSide(FIVE, { pile: 0, seat: 1 }), 'Lay 5♠ on your opponent’s first side pile.'],
  [toSide({ zone: 'hand', card: 'X' }, { pile: 2, as: '8' }), 'Lay the joker on your third side pile as an 8.'],
  [toSide({ zone: 'hand', card: 'X' }, { pile: 2, as: 'A' }), 'Lay the joker on your third side pile as an ace.'],
  [toSide({ zone: 'hand', card: 'X' }, { pile: 2, as: 'Q' }), 'Lay the joker on your third side pile as a queen.'],
])('%j: %s', (move, text) => {
  expect(moveText(game, move)).toBe(text);
});
