import { expect, test } from 'vitest';
import { CELLS } from '../../../../src/features/progress/played.ts';
import { aheadBy, idOf } from '../../../../src/features/progress/stats/note.ts';
import {
  NO_STATS,
  NO_TALLY,
  readStats,
  tallyOf,
  withGame,
  withMore,
  withReview,
} from '../../../../src/features/progress/stats/stats.ts';

const WHOM = { game: 'toy', strength: 'shark' };

test('a game counts once, and its review once; a review of a game that wasn’t counted is ignored', () => {
  const once = withGame(NO_STATS, WHOM, { id: 'a' }, { won: 1, points: 8 });
  expect(withGame(once, WHOM, { id: 'a' }, { won: 1, points: 8 })).toBe(once);
  expect(tallyOf(once, WHOM)).toEqual({ ...NO_TALLY, games: 1, won: 1, points: 8 });
  const seen = withReview(once, 'toy', 'a', { luck: 5, cost: 2 });
  expect(seen && tallyOf(seen, WHOM)).toMatchObject({ games: 1, reviewed: 1, luck: 5, cost: 2 });
  expect(seen && withReview(seen, 'toy', 'a', { luck: 5, cost: 2 })).toBeNull();
  expect(withReview(once, 'toy', 'b', { luck: 5 })).toBeNull();
});

test('statistics are kept by game and strength', () => {
  const both = withMore(
    withMore(NO_STATS, WHOM, { kept: 1 }),
    { ...WHOM, strength: 'greedy' },
    { missed: 1 },
  );
  expect(tallyOf(both, WHOM)).toMatchObject({ kept: 1, missed: 0 });
  expect(tallyOf(both, { ...WHOM, game: 'other' })).toBeNull();
});

test('a stored note is read back, and a foreign one isn’t', () => {
  const stats = withGame(withMore(NO_STATS, WHOM, { kept: 3 }), WHOM, { id: 'a' }, { points: -2 });
  expect(readStats(JSON.parse(JSON.stringify(stats)))).toEqual(stats);
  expect(readStats({ ...stats, version: 9 })).toBeUndefined();
  expect(readStats({ ...stats, tallies: { a: { games: 1 } } })).toBeUndefined();
  expect(readStats({ ...stats, counted: ['a'] })).toBeUndefined();
});

test('the leading player is ahead, whether more points win or fewer', () => {
  expect(aheadBy({ winners: [0], scores: [30, 20, 10] }, 0)).toBe(15);
  expect(aheadBy({ winners: [0], scores: [10, 30, 50] }, 0)).toBe(30);
  expect(aheadBy({ winners: [1], scores: [12, 8] }, 0)).toBe(-4);
  // From another seat; and as a side of two where partners sit opposite.
  expect(aheadBy({ winners: [0], scores: [30, 20, 10] }, 2)).toBe(-15);
  expect(aheadBy({ winners: [1], scores: [10, 30] }, 3)).toBe(20);
});

test('a game is identified by its deal and moves, whoever sat there', () => {
  const record = { game: 'toy', start: { seed: 1 }, moves: [{ seat: 0 }] };
  expect(idOf({ ...record, names: ['Ann'] })).toBe(idOf(record));
  expect(idOf({ ...record, start: { seed: 2 } })).not.toBe(idOf(record));
});

test('points are given per game, luck and skill over the reviewed games', () => {
  const tally = { ...NO_TALLY, games: 4, points: -10, reviewed: 2, luck: 5, cost: 3 };
  expect(['points', 'luck', 'play', 'won'].map((key) => CELLS[key]?.(tally))).toEqual([
    '−2.5',
    '+2.5',
    '−1.5',
    '0',
  ]);
  expect(CELLS['luck']?.(NO_TALLY)).toBe('–');
});
