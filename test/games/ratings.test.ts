import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadGames } from '../../src/cli/games.ts';
import { describeRatings } from './ratings.ts';

const SEEDS = Array.from({ length: 16 }, (_, i) => i + 1);

/** Bots that play otherwise than yesterday spoil shared deals, so it should be meant; UPDATE=1 records anew. */
describe.each([...(await loadGames())])('%s', (id, game) => {
  const file = new URL(`./${id}/ratings.txt`, import.meta.url);
  if (process.env['UPDATE']) writeFileSync(file, SEEDS.map((seed) => describeRatings(game, seed)).join('\n'));
  const recorded = readFileSync(file, 'utf8').split('\n\n');

  test.each(SEEDS)('bots and coach think of match %i what is recorded', (seed) => {
    expect(describeRatings(game, seed).trimEnd()).toBe(recorded[seed - 1]?.trimEnd());
  });
});
