import { expect, test } from 'vitest';
import { readingsOf } from '../elsewhere.ts';

const drawing = {
  game: 'lucky-number',
  position: {
    turn: 0,
    lucky: [7, 24, 18],
    hands: [['3S', '6S'], ['5?'], ['5?']],
    pile: ['AD'],
    stock: ['40?'],
    owed: { by: 'cards', n: 3 },
  },
};

test('what follows a legal move is told where it rests on a house rule', () => {
  expect(readingsOf({ ...drawing, move: { type: 'draw' } })).toEqual([
    ['afterDrawing', 'play', 'Then you took a turn as usual.'],
  ]);
});

test('nothing is told of house rules that change nothing here', () => {
  const plain = { ...drawing, position: { ...drawing.position, owed: null } };
  expect(readingsOf({ ...plain, move: { type: 'draw' } })).toEqual([]);
});
