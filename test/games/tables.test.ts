import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadGames } from '../../src/cli/games.ts';
import { describeTables } from './tables.ts';

const SEEDS = Array.from({ length: 10 }, (_, i) => i + 1);

/** What is seen at a table changes only on purpose; UPDATE=1 records anew. */
describe.each([...(await loadGames())])('%s', (id, game) => {
  const file = new URL(`./${id}/tables.txt`, import.meta.url);
  if (process.env['UPDATE']) writeFileSync(file, SEEDS.map((seed) => describeTables(game, seed)).join('\n'));
  const recorded = readFileSync(file, 'utf8').split('\n\n');

  test.each(SEEDS)('the table and the desk show of match %i what is recorded', (seed) => {
    expect(describeTables(game, seed).trimEnd()).toBe(recorded[seed - 1]?.trimEnd());
  });
});
