import { expect, test } from 'vitest';
import { highestIndices, lowestIndices } from '../../src/mechanics/standings.ts';

test('the player with most or least is named, or all if they are level', () => {
  expect(highestIndices([3, 7, 7, -1])).toEqual([1, 2]);
  expect(lowestIndices([3, 7, 7, -1])).toEqual([3]);
  expect(highestIndices([0, 0])).toEqual([0, 1]);
});
