import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { listPlacesOfDay, PUZZLES_A_DAY, type StockedGame } from '../../../src/scenarios/puzzle/daily-puzzles.ts';
import { dateOf, dayBefore, numberOfDay } from '../../../src/scenarios/puzzle/date.ts';
import { PUZZLE_KINDS } from '../../../src/scenarios/puzzle/kinds.ts';
import { unpackStock } from '../../../src/scenarios/puzzle/stock.ts';

/** The puzzles in the folders of the games. */
const stock: readonly StockedGame[] = games.map(({ id }) => {
  const stock = unpackStock(readFileSync(`content/${id}/puzzles.json`, 'utf8'));
  return { game: id, counts: Object.fromEntries(PUZZLE_KINDS.map((kind) => [kind, stock[kind]?.length ?? 0])) };
});

const text = (date: string): readonly string[] =>
  listPlacesOfDay(stock, date).map(({ game, kind, index }) => `${game} ${kind} ${index}`);

const dayAfter = (date: string): string => new Date((numberOfDay(date) + 1) * 86_400_000).toISOString().slice(0, 10);

test('the same date has the same six, another date others', () => {
  expect(text('2026-11-23')).toEqual(text('2026-11-23'));
  const earlierPuzzles = new Set(text('2026-11-22'));
  for (const one of text('2026-11-23')) expect(earlierPuzzles).not.toContain(one);
});

test('each day of a year has six existing puzzles, one of the kind “who is right”, with games and kinds mixed', () => {
  const lastDayByPuzzle = new Map<string, number>();
  let date = '2026-12-01';
  for (let day = 0; day < 366; day++, date = dayAfter(date)) {
    const places = listPlacesOfDay(stock, date);
    expect(places).toHaveLength(PUZZLES_A_DAY);
    expect(places.filter(({ kind }) => kind === 'who')).toHaveLength(1);
    expect(new Set(places.map(({ game }) => game)).size).toBe(games.length);
    expect(new Set(places.map(({ kind }) => kind)).size).toBeGreaterThan(3);
    for (const { game, kind, index } of places) {
      const stockSize = stock.find((one) => one.game === game)?.counts[kind] ?? 0;
      expect(index).toBeLessThan(stockSize);
      const key = `${game} ${kind} ${index}`;
      expect(day - (lastDayByPuzzle.get(key) ?? Number.NEGATIVE_INFINITY), `${key} on ${date}`).toBeGreaterThan(30);
      lastDayByPuzzle.set(key, day);
    }
  }
  // Nearly all stocked puzzles occur within the year, except those of kinds with too few.
  const stockCounts = stock
    .flatMap(({ counts }) => PUZZLE_KINDS.map((kind) => counts[kind] ?? 0))
    .filter((n) => n >= 8);
  expect(lastDayByPuzzle.size).toBeGreaterThan(0.9 * stockCounts.reduce((sum, n) => sum + n, 0));
});

test.each(games.map(({ id }) => id))(
  'a player of %s alone gets six of it, of several kinds, none twice in a week',
  (id) => {
    const seen: string[] = [];
    let date = '2026-12-01';
    for (let day = 0; day < 7; day++, date = dayAfter(date)) {
      const places = listPlacesOfDay(
        stock.filter(({ game }) => game === id),
        date,
      );
      expect(places).toHaveLength(PUZZLES_A_DAY);
      expect(new Set(places.map(({ kind }) => kind)).size).toBeGreaterThan(3);
      seen.push(...places.map(({ kind, index }) => `${kind} ${index}`));
    }
    expect(new Set(seen).size).toBe(seen.length);
  },
);

test('every kind exists in some game, and each game has two hundred', () => {
  for (const kind of PUZZLE_KINDS) expect(stock.some(({ counts }) => (counts[kind] ?? 0) >= 8)).toBe(true);
  for (const { game, counts } of stock) {
    const totalCount = Object.values(counts).reduce((sum, n) => sum + n, 0);
    expect(totalCount, game).toBeGreaterThanOrEqual(200);
  }
});

test('a date is the local one, and the day before is right over months and years', () => {
  expect(dateOf(new Date(2026, 10, 3, 23, 59))).toBe('2026-11-03');
  expect(dayBefore('2027-01-01')).toBe('2026-12-31');
  expect(dayBefore('2028-03-01')).toBe('2028-02-29');
  expect(numberOfDay('2026-11-23') - numberOfDay('2026-11-22')).toBe(1);
});
