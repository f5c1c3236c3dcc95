import { expect, test } from 'vitest';
import { depthOf } from './depth.ts';

test('a depth that isn’t there is no short run that passes', () => {
  expect(depthOf()).toBe('usual');
  expect(depthOf('deep')).toBe('deep');
  expect(() => depthOf('dep')).toThrow('quick, usual, deep');
});
