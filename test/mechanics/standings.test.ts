import { expect, test } from 'vitest';
import { highest, lowest } from '../../src/mechanics/standings.ts';

test('the player with most or least is named, or all if they are level', () => {
  expect(highest([3, 7, 7, -1])).toEqual([1, 2]);
  expect(lowest([3, 7, 7, -1])).toEqual([3]);
  expect(highest([0, 0])).toEqual([0, 1]);
});
