import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { type Case, readCase } from '../../src/referee/case.ts';
import { isDeep, isQuick } from '../depth.ts';
import { type CountedPosition, countAllowed, countSequences, positionsOf } from './perft.ts';
import { isPublished } from './published.ts';

/** Length of the longest sequences that are published, and of those counted again here. */
const LONGEST = 4;
const countedLength = isDeep ? LONGEST : isQuick ? 2 : 3;
/** Most tries of a seat that are judged: for sequences of one move, and of two. */
const MAX_TRIES = isDeep ? ([2_000_000, 20_000] as const) : ([5000, 2000] as const);

/**
 * Counts again with `UPDATE=1 npx vitest run test/contract/perft.test.ts`; then format. The positions stay; those of a
 * new game are made.
 */
describe.each(games.filter(isPublished).map((game) => [game.id, game] as const))('%s', (id, game) => {
  const file = `content/${id}/perft.json`;
  if (process.env['UPDATE']) {
    const positions = existsSync(file) ? readPositions() : positionsOf(game);
    const counted = positions.map((one) => ({ ...one, counts: countSequences(game, one.case, LONGEST) }));
    writeFileSync(file, JSON.stringify(counted, null, 2));
  }
  const published = readPositions();

  function readPositions(): readonly CountedPosition[] {
    return JSON.parse(readFileSync(file, 'utf8')) as readonly CountedPosition[];
  }

  test(`the published numbers of move sequences of up to ${countedLength} are right`, () => {
    const counted = published.map((one) => [one.id, countSequences(game, one.case, countedLength)]);
    expect(counted).toEqual(published.map((one) => [one.id, one.counts.slice(0, countedLength)]));
    expect(published.filter(({ counts }) => counts.length !== LONGEST)).toEqual([]);
    expect(new Set(published.map((one) => one.id)).size).toBe(published.length);
  });

  test('judging every try finds as many of one move and of two', () => {
    let compared = 0;
    for (const one of published) {
      const read = readCase(one.case, () => game, 'position');
      expect(read.ok, one.id).toBe(true);
      MAX_TRIES.forEach((maxTries, i) => {
        const count = countAllowed(game, (read as { value: Case }).value, i + 1, maxTries);
        if (count === undefined) return;
        expect([one.id, i + 1, count]).toEqual([one.id, i + 1, one.counts[i]]);
        compared++;
      });
    }
    // Some tables have millions of tries.
    expect(compared).toBeGreaterThanOrEqual(published.length / 2);
  });
});
