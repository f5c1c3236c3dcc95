import { describe, expect, test } from 'vitest';
import { isSureGain, isSureLoss, measureGain } from '../../../src/bots/search/gain.ts';

describe('the gain of one move over another', () => {
  test('is measured world by world, so what all worlds share doesn’t widen it', () => {
    const { mean, standardError: error, better, worse, worlds } = measureGain([101, 6, 53, 12], [100, 5, 50, 13]);
    expect([mean, better, worse, worlds]).toEqual([1, 3, 1, 4]);
    expect(error).toBeCloseTo(Math.sqrt(8 / 3 / 4), 10);
  });

  test('counts only the worlds in which both moves were tried', () => {
    expect(measureGain([3, 3], [1, 1, 50])).toMatchObject({ mean: 2, standardError: 0, worlds: 2 });
  });

  test('can’t be told from one world, nor from none', () => {
    expect(isSureGain(measureGain([9], [1]), 1)).toBe(false);
    expect(measureGain([], [])).toMatchObject({ mean: 0, worlds: 0 });
  });

  test('clears the gate, or has no hope, beyond a number of standard errors', () => {
    const by = measureGain([1, 2, 3, 4], [0, 0, 0, 0]);
    expect(by.standardError).toBeCloseTo(0.6455, 4);
    expect([isSureGain(by, 3.8), isSureGain(by, 3.9), isSureLoss(by, 0)]).toEqual([true, false, false]);
    const loss = measureGain([0, 0, 0, 0], [1, 2, 3, 4]);
    expect([isSureLoss(loss, 3.8), isSureLoss(loss, 3.9), isSureGain(loss, 0)]).toEqual([true, false, false]);
    expect(isSureGain(measureGain([5, 5], [5, 5]), 0)).toBe(false);
  });
});
