import { expect, test } from 'vitest';
import { addPreposition, namePlace } from '../../src/game/place-words.ts';

test('a place takes its article, and a name its capital', () => {
  const labels = ['Stock', 'Discard pile', 'Ann’s goal', 'Your side piles', 'On the table'];
  expect(labels.map((label) => addPreposition(namePlace(label)))).toEqual([
    'in the stock',
    'in the discard pile',
    'in Ann’s goal',
    'in your side piles',
    'on the table',
  ]);
});
