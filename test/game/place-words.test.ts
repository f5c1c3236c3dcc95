import { expect, test } from 'vitest';
import { addPreposition, namePlace } from '../../src/game/place-words.ts';

test('a place takes its article, and a name its capital', () => {
  const labels = [
    'Stock',
    'Discard pile',
    'Ann’s goal',
    'Your side piles',
    'On the table',
    'The stock',
    'Your hand',
    'Common pile',
    'Cards in play: 3',
  ];
  expect(labels.map((label) => addPreposition(namePlace(label)))).toEqual([
    'in the stock',
    'in the discard pile',
    'in Ann’s goal',
    'in your side piles',
    'on the table',
    'in the stock',
    'in your hand',
    'in the common pile',
    'in the cards',
  ]);
  // Longer labels are phrases.
  expect(['Played on you by Ann', 'Won · 3 tricks'].map(namePlace)).toEqual(['played on you by Ann', 'the won']);
});
