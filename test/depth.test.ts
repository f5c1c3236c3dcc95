import { expect, test } from 'vitest';
import { depthOf } from './depth.ts';

test('an unknown depth fails instead of running a short test', () => {
  expect(depthOf()).toBe('usual');
  expect(depthOf('deep')).toBe('deep');
  expect(() => depthOf('dep')).toThrow('quick, usual, deep');
});
