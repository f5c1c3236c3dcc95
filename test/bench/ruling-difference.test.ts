import { describe, expect, test } from 'vitest';
import { defaultOptions, sortedChoices } from '../../src/game/options.ts';
import { games } from '../../src/games/index.ts';
import { answer } from '../../src/referee/answer.ts';
import { isQuick } from '../depth.ts';
import { compareRulings } from './ruling-difference.ts';

/** The quick check skips this, since it plays many games. */
const slowTest = test.skipIf(isQuick);

describe.each(games.map((game) => [game.name, game] as const))('the house rules of %s, measured', (_, game) => {
  const defaults = defaultOptions(game.options);
  const judge = (json: object): unknown =>
    (answer('judge', JSON.stringify(json), () => game) as { verdict: string }).verdict;

  test('show no difference for a rule set to the same value', () => {
    expect(compareRulings(game, [defaults, defaults], 2, 5)).toMatchObject({ differ: 0, shortest: null });
  });

  slowTest('the shortest table on which two settings differ is ruled on otherwise by each', () => {
    const specs = game.options.filter((option) => !option.structural && !option.unjudged);
    const settings = specs.flatMap((option) =>
      sortedChoices(option)
        .filter(({ value }) => value !== option.default)
        .map(({ value }) => ({ [option.key]: value })),
    );
    let shownCount = 0;
    for (const one of settings) {
      const otherOptions = { ...defaults, ...one };
      if (game.checkOptions?.(otherOptions)) continue;
      const { shortest, differ, tries } = compareRulings(game, [defaults, otherOptions], 6, 9);
      expect(differ).toBeLessThanOrEqual(tries);
      if (!shortest) continue;
      shownCount++;
      expect(judge({ ...shortest, options: one })).not.toBe(judge(shortest));
    }
    expect(shownCount).toBeGreaterThan(0);
  });
});
