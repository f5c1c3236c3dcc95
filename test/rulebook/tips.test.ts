import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { contentOf } from '../../src/rulebook/content.ts';
import { attributeValues, parseTags } from '../../src/rulebook/tags.ts';
import { tipsOf } from '../../src/rulebook/tips.ts';
import { type Tips, winShare } from '../bench/tip.ts';

const habits = import.meta.glob<Tips>('../games/*/tips.ts', { import: 'tips', eager: true });

describe.each(games.map((game) => [game.name, game] as const))('the tips of %s', (_, game) => {
  const measured = tipsOf(game.id);
  const tips = habits[`../games/${game.id}/tips.ts`] as Tips;

  test('are measured as written: the same habits, in the same words, with the same number of players', () => {
    const habits = Object.entries(tips.habits).map(([id, { does, seats }]) => [id, does, seats]);
    const measuredHabits = Object.entries(measured?.habits ?? {}).map(([id, { does, at }]) => [
      id,
      does,
      at.map(({ seats }) => seats),
    ]);
    expect(measuredHabits).toEqual(habits);
  });

  test('are on the page about playing well, at least two of them, and no others', () => {
    const body = contentOf(game.id).chapters.find(({ id }) => id === 'strategy')?.body ?? '';
    const shownHabits = attributeValues(parseTags(body), 'Measured', 'habits').flatMap((one) => one.split(' '));
    expect([...shownHabits].sort()).toEqual(Object.keys(tips.habits).sort());
    expect(shownHabits.length).toBeGreaterThan(1);
  });

  test('win no more than their share with a habit that changes nothing', () => {
    const none = { does: 'plays like the others', seats: [], filter: () => [] };
    const { mean, error, fair } = winShare(game, tips, none, { seats: 2, deals: 3, seed: 1 });
    expect([mean, error]).toEqual([expect.closeTo(fair, 9), expect.closeTo(0, 9)]);
  });
});
