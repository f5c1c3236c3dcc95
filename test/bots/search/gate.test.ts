import { describe, expect, test } from 'vitest';
import { clears, gain, hopeless } from '../../../src/bots/search/gate.ts';

describe('the gain of one move over another', () => {
  test('is taken world by world: what all worlds share doesn’t blur it', () => {
    const { mean, error, better, worse, worlds } = gain([101, 6, 53, 12], [100, 5, 50, 13]);
    expect([mean, better, worse, worlds]).toEqual([1, 3, 1, 4]);
    expect(error).toBeCloseTo(Math.sqrt(8 / 3 / 4), 10);
  });

  test('counts the worlds only in which both were tried', () => {
    expect(gain([3, 3], [1, 1, 50])).toMatchObject({ mean: 2, error: 0, worlds: 2 });
  });

  test('one world proves nothing, none even less', () => {
    expect(clears(gain([9], [1]), 1)).toBe(false);
    expect(gain([], [])).toMatchObject({ mean: 0, worlds: 0 });
  });

  test('clears the gate, or has no hope, beyond so many standard errors', () => {
    const by = gain([1, 2, 3, 4], [0, 0, 0, 0]);
    expect(by.error).toBeCloseTo(0.6455, 4);
    expect([clears(by, 3.8), clears(by, 3.9), hopeless(by, 0)]).toEqual([true, false, false]);
    const back = gain([0, 0, 0, 0], [1, 2, 3, 4]);
    expect([hopeless(back, 3.8), hopeless(back, 3.9), clears(back, 0)]).toEqual([true, false, false]);
    expect(clears(gain([5, 5], [5, 5]), 0)).toBe(false);
  });
});
