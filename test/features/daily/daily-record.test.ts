import { describe, expect, test } from 'vitest';
import {
  type DailySitting,
  EMPTY_DAILY,
  parseDaily,
  streakAt,
  withSitting,
} from '../../../src/features/daily/daily-record.ts';

const sitting = (n: number, at = n): DailySitting => ({
  of: 'these',
  at,
  said: Array.from({ length: n }, () => 'legal'),
  spent: 1000,
});

describe('the stored visits to the daily puzzles', () => {
  test('keep today and yesterday and drop earlier days', () => {
    const first = withSitting(EMPTY_DAILY, '2026-11-21', sitting(2), '2026-11-21');
    const second = withSitting(first, '2026-11-22', sitting(1), '2026-11-22');
    expect(Object.keys(second.sittings)).toEqual(['2026-11-21', '2026-11-22']);
    const third = withSitting(second, '2026-11-23', sitting(1), '2026-11-23');
    expect(Object.keys(third.sittings)).toEqual(['2026-11-22', '2026-11-23']);
  });

  test('a day counts once, when all six are answered, and a day that was missed costs nothing', () => {
    let daily = withSitting(EMPTY_DAILY, '2026-11-21', sitting(5), '2026-11-21');
    expect(daily.days).toBe(0);
    daily = withSitting(daily, '2026-11-21', sitting(6, 5), '2026-11-21');
    daily = withSitting(daily, '2026-11-21', sitting(6), '2026-11-21');
    expect([daily.days, daily.last]).toEqual([1, '2026-11-21']);
    daily = withSitting(daily, '2026-11-25', sitting(6), '2026-11-25');
    expect([daily.days, daily.last]).toEqual([2, '2026-11-25']);
  });

  test('a day whose last answer came after midnight counts as that day, and once', () => {
    let daily = withSitting(EMPTY_DAILY, '2026-11-21', sitting(6, 5), '2026-11-22');
    daily = withSitting(daily, '2026-11-21', sitting(6), '2026-11-22');
    expect([daily.days, daily.last]).toEqual([1, '2026-11-21']);
    daily = withSitting(daily, '2026-11-22', sitting(6), '2026-11-22');
    expect([daily.days, daily.last]).toEqual([2, '2026-11-22']);
  });

  test('days in a row are counted up to today or yesterday, and begin again after a day that was missed', () => {
    const dates = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-25'];
    const streaks = dates.map((_, i) => {
      const daily = dates
        .slice(0, i + 1)
        .reduce((kept, date) => withSitting(kept, date, sitting(6), date), EMPTY_DAILY);
      return streakAt(daily, dates[i] ?? '');
    });
    expect(streaks).toEqual([1, 2, 3, 1]);
    const older = { ...EMPTY_DAILY, days: 7, last: '2026-11-21' };
    expect(['2026-11-21', '2026-11-22', '2026-11-23'].map((today) => streakAt(older, today))).toEqual([1, 1, 0]);
  });

  test('a visit that isn’t finished is kept, however old it is', () => {
    const daily = withSitting(EMPTY_DAILY, '2026-11-21', sitting(2), '2026-11-25');
    expect(Object.keys(daily.sittings)).toEqual(['2026-11-21']);
  });

  test('a stored visit is read back', () => {
    const daily = withSitting(EMPTY_DAILY, '2026-11-21', sitting(3, 2), '2026-11-21');
    expect(parseDaily(JSON.parse(JSON.stringify(daily)))).toEqual(daily);
    expect(parseDaily(EMPTY_DAILY)).toEqual(EMPTY_DAILY);
  });

  test('a note in a foreign format isn’t read', () => {
    const good = withSitting(EMPTY_DAILY, '2026-11-21', sitting(3), '2026-11-21');
    const withChange = (change: object) => ({
      ...good,
      sittings: { '2026-11-21': { ...sitting(3), ...change } },
    });
    for (const json of [
      undefined,
      [],
      { ...good, version: 2 },
      { ...good, days: -1 },
      { ...good, last: 'Monday' },
      { ...good, sittings: { Monday: sitting(1) } },
      withChange({ at: 1 }),
      withChange({ said: [1, 2, 3] }),
      withChange({ said: Array(7).fill('legal'), at: 7 }),
      withChange({ spent: 'long' }),
      withChange({ of: 3 }),
    ]) {
      expect(parseDaily(json), JSON.stringify(json)).toBeUndefined();
    }
  });
});
