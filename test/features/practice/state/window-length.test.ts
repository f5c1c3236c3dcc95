import { describe, expect, test } from 'vitest';
import { openWindow, reactionTime, windowLength } from '../../../../src/features/practice/state/window.ts';

describe('a window for acting out of turn', () => {
  const length = (window: 'short' | 'off' | 'long' | 'wait', pace: 'normal' | 'quick' | 'step', canAct = false) =>
    windowLength({ window, pace }, canAct);

  test('is as long as the player likes, whether they can act or not', () => {
    for (const canAct of [true, false]) {
      expect([length('short', 'normal', canAct), length('long', 'normal', canAct)]).toEqual([2500, 6000]);
      expect([length('wait', 'normal', canAct), length('off', 'normal', canAct)]).toEqual([null, 0]);
      expect([length('short', 'step', canAct), length('off', 'step', canAct)]).toEqual([null, 0]);
    }
  });

  test('opens at quick pace only for a player who can act', () => {
    expect([length('short', 'quick', true), length('wait', 'quick', true)]).toEqual([2500, null]);
    expect([length('short', 'quick'), length('wait', 'quick')]).toEqual([0, 0]);
  });

  test('closes at its time, or when the player closes it', () => {
    const window = { says: 'You may jump in.', next: 2 } as never;
    expect(openWindow(1000, window, 2500)).toEqual({
      says: 'You may jump in.',
      next: 2,
      lengthMs: 2500,
      deadline: 3500,
    });
    expect(openWindow(1000, window, null)).toMatchObject({ lengthMs: null, deadline: null });
  });

  test('is used by others after a third to three quarters of a short one, not at the same time in every turn', () => {
    expect([0, 1, 2, 10].map((turn) => Math.round(reactionTime(2500, turn)))).toEqual([875, 1575, 1275, 875]);
    expect([null, 6000].map((lengthMs) => reactionTime(lengthMs, 3))).toEqual(Array(2).fill(reactionTime(2500, 3)));
    expect(Math.round(reactionTime(1000, 0))).toBe(350);
  });
});
