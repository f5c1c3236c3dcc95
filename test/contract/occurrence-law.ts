import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Counts, Coverage } from '../../src/rulebook/coverage.ts';
import { isQuick } from '../depth.ts';
import { edgeGames } from './edges.ts';
import type { LawRunner } from './law-runner.ts';
import { OccurrenceCount } from './occurrence-count.ts';
import { decisionsOf } from './random-game.ts';

const nonZero = (times: Counts): readonly string[] =>
  Object.entries(times).flatMap(([name, n]) => (n > 0 ? [name] : []));
/** “rule” or “option: value” of everything that occurred. */
const occurrenceNames = ({ rules, values }: Coverage): readonly string[] => [
  ...nonZero(rules),
  ...Object.entries(values).flatMap(([key, times]) => nonZero(times).map((value) => `${key}: ${value}`)),
];

/**
 * A law proves nothing if its situation never occurs. Everything counted in earlier random games must still
 * occur. Situations that random games never reach are shown by the rulebook's cases in test/rulebook. `npm
 * run proof` counts again.
 */
export function occurrenceLaw({ game, ofGames }: LawRunner): void {
  test.skipIf(isQuick)(
    'everything counted in random games still occurs, and so does every value of every house rule',
    () => {
      const file = new URL(`../../content/${game.id}/reached.json`, import.meta.url);
      const count = new OccurrenceCount(game);
      ofGames((randomGame) => count.game(decisionsOf(game, randomGame), randomGame.options));
      for (const edge of edgeGames(game)) count.game(decisionsOf(game, edge), edge.options);
      const coverage = count.told('npm run proof');
      if (process.env['UPDATE']) writeFileSync(file, `${JSON.stringify(coverage, null, 2)}\n`);
      expect(existsSync(file), 'npm run proof').toBe(true);
      const storedCoverage = JSON.parse(readFileSync(file, 'utf8')) as Coverage;
      const today = new Set(occurrenceNames(coverage));
      expect(occurrenceNames(storedCoverage).filter((name) => !today.has(name))).toEqual([]);
      const missedValues = Object.entries(coverage.values).flatMap(([key, times]) =>
        Object.entries(times).flatMap(([value, n]) => (n === 0 ? [`${key}: ${value}`] : [])),
      );
      expect(missedValues).toEqual([]);
    },
  );
}
