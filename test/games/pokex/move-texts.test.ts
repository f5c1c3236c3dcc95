import { expect, test } from 'vitest';
import { game } from '../../../src/games/pokex/index.ts';
import { moveText } from '../at-position.ts';
import { bid, lay, name, pass } from './ask.ts';

test.each<[object, string]>([
  [bid(1), 'Bid 1 trick.'],
  [bid(6), 'Bid 6 tricks.'],
  [pass, 'Pass.'],
  [name('6'), 'Make sixes wild.'],
  [name('A'), 'Make aces wild.'],
  [name('X'), 'Make the joker wild.'],
  [lay('KS 9H'), 'Lay 9♥ and K♠.'],
  [lay('KS X'), 'Lay K♠ and a joker.'],
  [lay('X X'), 'Lay two jokers.'],
  [lay(''), 'Lay nothing.'],
  [lay('KS 9H', '4D'), 'Lay 9♥ and K♠ and pick 4♦ from the row.'],
  [lay('', '4D'), 'Lay nothing and pick 4♦ from the row.'],
])('%j: %s', (move, text) => {
  expect(moveText(game, move)).toBe(text);
});
