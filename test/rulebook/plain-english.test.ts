import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';

/** What can be checked of `content/style.md`. */

const MAX_WORDS = 30;
/** A few laws list many things in a row. They may be longer, up to this. */
const MAX_LIST_WORDS = 42;
const MAX_LISTS = 2;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const laws = games.flatMap(({ rules }) => rules.all.map(({ id, law }) => [id, law] as const));

/** Pages, lessons, cases and rounds of all games; what people type into the search is quoted as they type it. */
const pages = readdirSync(`${ROOT}content`, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:mdx|yaml)$/.test(path) && !path.endsWith('search.yaml'))
  .map((path) => [path, readFileSync(`${ROOT}content/${path}`, 'utf8')] as const);

describe('a law', () => {
  test('has thirty words at most, but for two that list many things', () => {
    const words = laws.map(([id, law]) => ({ id, words: law.split(/\s+/).length }));
    const longLaws = words.filter((law) => law.words > MAX_WORDS);
    expect(longLaws.filter((law) => law.words > MAX_LIST_WORDS)).toEqual([]);
    expect(longLaws.length, longLaws.map(({ id }) => id).join()).toBeLessThanOrEqual(MAX_LISTS);
  });

  test('begins with its subject, so that it can be read alone', () => {
    const headless = laws.filter(([, law]) => /^(?:It|Then|Nothing|That|Also|So|Of|To|Either|Whoever|Who)\b/.test(law));
    expect(headless.map(([id]) => id)).toEqual([]);
  });
});

test.each([
  ['“whoever”: it is “the player who”', /\bwhoever\b/i],
  ['“on turn”: it is “your turn”', /\bon turn\b/i],
  ['cards that lie there: they are on the table, in your hand, on the pile', /\b(?:lies|lie|lay) there\b/i],
])('no page says %s', (_, habit) => {
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter(([, text]) => habit.test(text)).map(([path]) => path)).toEqual([]);
});
