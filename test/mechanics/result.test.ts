import { expect, test } from 'vitest';
import { gameOverText, resultText } from '../../src/mechanics/result.ts';
import { lowestIndices } from '../../src/mechanics/standings.ts';

const names = ['you', 'Ann', 'Chris'];
const nameOf = (seat: number): string => names[seat] ?? '';

test('level scores are a draw, and name those who share it if another player was behind', () => {
  expect(gameOverText([20, 20], nameOf)).toBe('The game ended 20 to 20: a draw.');
  expect(gameOverText([20, 3, 20], nameOf)).toBe(
    'The game ended with 20, 3 and 20 points: a draw between you and Chris.',
  );
  expect(gameOverText([3, 20, 3], nameOf, lowestIndices)).toBe(
    'The game ended with 3, 20 and 3 points: a draw between you and Chris.',
  );
  expect(gameOverText([20, 19, 19], nameOf)).toBe('The game ended with 20, 19 and 19 points.');
  expect(gameOverText([24, 3, 1], nameOf), 'the noun agrees with the number beside it').toBe(
    'The game ended with 24, 3 and 1 point.',
  );
  expect(resultText({ sums: [20, 20], names, contest: 'the game' })).toBe(
    'The game was a draw between you and Ann, with 20 points each.',
  );
});

test('a win by one point is by 1 point', () => {
  expect(resultText({ sums: [2, 1], names: names.slice(0, 2), contest: 'the game' })).toBe(
    'You won the game by 1 point, 2 to 1.',
  );
});
