import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { describeEffect, laboratoryOf, listSettingExamples } from '../../src/rulebook/laboratory.ts';
import { createTryPosition } from '../../src/rulebook/try-position.ts';

const isAllowed = (verdict: string | undefined): boolean => verdict === 'legal';

test.each(games.map((game) => [game.name, game] as const))(
  '%s: the referee rules differently on each of the laboratory’s tables under two house rules, and each can be tried',
  (_, game) => {
    const settingExamples = listSettingExamples(game);
    const measured = laboratoryOf(game.id)?.settings.filter(({ shortest }) => shortest !== null) ?? [];
    expect(settingExamples.map(({ setting }) => setting)).toEqual(measured);
    expect(settingExamples.length).toBeGreaterThan(0);
    for (const { setting, label, underDefault, underSetting } of settingExamples) {
      const [usualVerdict, otherVerdict] = [underDefault, underSetting].map(({ tried }) => tried?.ruling.verdict);
      expect([label, isAllowed(usualVerdict)]).toEqual([label, !isAllowed(otherVerdict)]);
      expect(underSetting.state.options[setting.key]).toEqual(setting.value);
      for (const judged of [underDefault, underSetting]) {
        const { touchable, actions } = createTryPosition(game, judged);
        expect(touchable.length + actions.length).toBeGreaterThan(0);
      }
    }
    const ids = settingExamples.flatMap(({ underDefault, underSetting }) => [underDefault.id, underSetting.id]);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test.each([
  [0, undefined],
  [1, 'Fewer than one ruling in 1,000 differs.'],
  [4, 'About 1 ruling in 1,000 differs.'],
  [24, 'About 6 rulings in 1,000 differ.'],
])('%i of 4,000 tries ruled differently: “%s”', (differ, sentence) => {
  expect(describeEffect({ key: 'rule', value: true, tries: 4000, differ, shortest: null })).toBe(sentence);
});
