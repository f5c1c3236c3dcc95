import { expect, test } from 'vitest';
import { orderCase } from '../../src/referee/ordered-case.ts';

test('equal cases are written in the same order, whatever comes besides last', () => {
  const parts = { note: 1, seed: 2, move: {}, seat: 0, position: { turn: 1 }, options: { seats: 3 }, game: 'toy' };
  expect(Object.keys(orderCase(parts))).toEqual(['game', 'options', 'position', 'seat', 'move', 'seed', 'note']);
  expect(orderCase(parts)).toEqual(parts);
});

test('only house rules and a position without a word, or what is not there, are left out', () => {
  expect(orderCase({ options: {}, position: {}, move: {}, game: 'toy' })).toEqual({ game: 'toy', move: {} });
  expect(Object.keys(orderCase({ seat: undefined as never, game: 'toy' }))).toEqual(['game']);
  const strange = { options: 'none', position: [], seat: 0 };
  expect(orderCase(strange)).toEqual(strange);
});
