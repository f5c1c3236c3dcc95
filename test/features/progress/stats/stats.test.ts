import { expect, test } from 'vitest';
import { CELL_FORMATS } from '../../../../src/features/progress/play-stats.ts';
import { gameIdOf, leadOf } from '../../../../src/features/progress/stats/note.ts';
import {
  addGame,
  addReview,
  addToTally,
  findTally,
  NO_STATS,
  NO_TALLY,
  parseStats,
} from '../../../../src/features/progress/stats/stats.ts';

const TALLY_KEY = { game: 'toy', strength: 'shark' };

test('a game counts once, and its review once; a review of a game that wasn’t counted is ignored', () => {
  const countedOnce = addGame(NO_STATS, TALLY_KEY, { id: 'a' }, { won: 1, points: 8 });
  expect(addGame(countedOnce, TALLY_KEY, { id: 'a' }, { won: 1, points: 8 })).toBe(countedOnce);
  expect(findTally(countedOnce, TALLY_KEY)).toEqual({ ...NO_TALLY, games: 1, won: 1, points: 8 });
  const reviewed = addReview(countedOnce, 'toy', 'a', { luck: 5, cost: 2 });
  expect(reviewed && findTally(reviewed, TALLY_KEY)).toMatchObject({ games: 1, reviewed: 1, luck: 5, cost: 2 });
  expect(reviewed && addReview(reviewed, 'toy', 'a', { luck: 5, cost: 2 })).toBeNull();
  expect(addReview(countedOnce, 'toy', 'b', { luck: 5 })).toBeNull();
});

test('statistics are kept by game and strength', () => {
  const both = addToTally(
    addToTally(NO_STATS, TALLY_KEY, { kept: 1 }),
    { ...TALLY_KEY, strength: 'greedy' },
    { missed: 1 },
  );
  expect(findTally(both, TALLY_KEY)).toMatchObject({ kept: 1, missed: 0 });
  expect(findTally(both, { ...TALLY_KEY, game: 'other' })).toBeNull();
});

test('a stored note is read back, and a foreign one isn’t', () => {
  const stats = addGame(addToTally(NO_STATS, TALLY_KEY, { kept: 3 }), TALLY_KEY, { id: 'a' }, { points: -2 });
  expect(parseStats(JSON.parse(JSON.stringify(stats)))).toEqual(stats);
  expect(parseStats({ ...stats, version: 9 })).toBeUndefined();
  expect(parseStats({ ...stats, tallies: { a: { games: 1 } } })).toBeUndefined();
  expect(parseStats({ ...stats, counted: ['a'] })).toBeUndefined();
});

test('the leading player is ahead, whether more points win or fewer', () => {
  expect(leadOf({ winners: [0], scores: [30, 20, 10] }, 0)).toBe(15);
  expect(leadOf({ winners: [0], scores: [10, 30, 50] }, 0)).toBe(30);
  expect(leadOf({ winners: [1], scores: [12, 8] }, 0)).toBe(-4);
  // From another seat; and as a side of two for partners.
  expect(leadOf({ winners: [0], scores: [30, 20, 10] }, 2)).toBe(-15);
  expect(leadOf({ winners: [1], scores: [10, 30] }, 3)).toBe(20);
});

test('a game is identified by its deal and moves, whoever sat there', () => {
  const record = { game: 'toy', start: { seed: 1 }, moves: [{ seat: 0 }] };
  expect(gameIdOf({ ...record, names: ['Ann'] })).toBe(gameIdOf(record));
  expect(gameIdOf({ ...record, start: { seed: 2 } })).not.toBe(gameIdOf(record));
});

test('points are given per game, luck and skill over the reviewed games', () => {
  const tally = { ...NO_TALLY, games: 4, points: -10, reviewed: 2, luck: 5, cost: 3 };
  expect(['points', 'luck', 'play', 'won'].map((key) => CELL_FORMATS[key]?.(tally))).toEqual([
    '−2.5',
    '+2.5',
    '−1.5',
    '0',
  ]);
  expect(CELL_FORMATS['luck']?.(NO_TALLY)).toBe('–');
});
