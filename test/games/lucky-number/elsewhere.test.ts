import { expect, test } from 'vitest';
import { readingsOf } from '../readings.ts';

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

test('the consequence of a legal move names the house rule it depends on', () => {
  expect(readingsOf({ ...drawing, move: { type: 'draw' } })).toEqual([
    ['afterDrawing', 'play', 'Then you took a turn as usual.'],
  ]);
});

test('house rules that change nothing here aren’t named', () => {
  const plainCase = { ...drawing, position: { ...drawing.position, owed: null } };
  expect(readingsOf({ ...plainCase, move: { type: 'draw' } })).toEqual([]);
});
