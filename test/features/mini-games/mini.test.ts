import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $minis, noteStars, parseMinis, takeNextDeal } from '../../../src/features/mini-games/mini-store.ts';
import { dealMini, fetchMini, standingOf, stopMini } from '../../../src/features/mini-games/table.ts';
import { $practice, attempt, leave, setBotClient, stateOf } from '../../../src/features/practice/practice.ts';
import { tabKey } from '../../../src/features/practice/state/save.ts';
import { exportProgress, importProgress } from '../../../src/features/progress/portable-progress.ts';
import { saveKey } from '../../../src/features/saved-games/save-key.ts';
import type { GameMove } from '../../../src/game/play.ts';
import { aimsOf } from '../../../src/games/book-parts.ts';
import { games } from '../../../src/games/index.ts';
import { minisOf } from '../../../src/rulebook/minis.ts';
import { answerQuestion } from '../../../src/scenarios/mini/deals.ts';
import { readLine } from '../../../src/scenarios/mini/stock.ts';
import { $settings } from '../../../src/table/settings.ts';
import { localStore } from '../../../src/ui/device/device.ts';
import { forgetAll } from '../../../src/ui/device/forget.ts';

beforeEach(() => forgetAll());

/** Number of moves by other players to wait for. */
const MAX_MOMENTS = 100;

describe.each(games.map((game) => [game.name, game] as const))('a mini-game of %s', (_, game) => {
  beforeEach(() => {
    vi.useFakeTimers();
    $settings.set({ ...$settings.get(), pace: 'quick', window: 'off', help: 'coach', slips: 'on' });
    setBotClient({
      ask: async ({ bot, view, seat, seed }) =>
        answerQuestion(game, { bot: bot === 'beginner' ? bot : 'greedy', view, seat, seed }),
      hint: () => Promise.reject(new Error('a mini-game has no help')),
      lookBack: () => Promise.reject(new Error('a mini-game has no help')),
    });
  });
  afterEach(() => {
    leave();
    forgetAll();
    vi.useRealTimers();
  });

  test.each(minisOf(game.id).map((mini) => [mini.aim.title, mini] as const))(
    '%s: the other players act as they did when its solution was found',
    async (_title, { aim, deals }) => {
      const [deal] = deals;
      if (!deal) throw new Error('no deal');
      const line: GameMove[] = [...(readLine(game, aim, deal) ?? [])];
      const dealtMini = await dealMini(await fetchMini(game.id, aim.id), deal.seed);
      const current = () => {
        const practice = $practice.get();
        if (!practice) throw new Error('no player has this seat');
        return { practice, stands: standingOf(dealtMini, practice) };
      };
      expect(current().stands).toMatchObject({ stars: 0, turnsLeft: aim.turns, isOver: false });
      for (let n = 0; n < MAX_MOMENTS && !current().stands.isOver; n++) {
        const { practice } = current();
        if (game.play.turn(stateOf(practice)) === 0) attempt(line.shift() as GameMove);
        else await vi.advanceTimersByTimeAsync(5000);
      }
      expect(current().stands).toMatchObject({ stars: 3, isOver: true });
      expect(line).toEqual([]);
      // The other players don't move, and no practice game was touched.
      stopMini();
      const { steps } = current().practice;
      await vi.advanceTimersByTimeAsync(20_000);
      expect(current().practice.steps).toBe(steps);
      expect([saveKey(game.id), tabKey(game.id)].map((key) => localStore.read(key))).toEqual([null, null]);
    },
  );
});

describe('the stars of mini-games', () => {
  test('are the highest number reached, and are in the saved file', () => {
    noteStars('game/aim', 2);
    noteStars('game/aim', 1);
    expect($minis.get().stars).toEqual({ 'game/aim': 2 });
    const file = exportProgress();
    forgetAll();
    expect($minis.get().stars).toEqual({});
    expect(importProgress(file)).toBe(true);
    expect($minis.get().stars).toEqual({ 'game/aim': 2 });
  });

  test('are read only where there are some', () => {
    for (const stars of [{ a: 4 }, { a: -1 }, { a: '3' }, [], null]) {
      expect(parseMinis({ version: 1, stars, dealt: {} })).toBeUndefined();
      expect(
        importProgress(JSON.stringify({ ...JSON.parse(exportProgress()), minis: { version: 1, stars, dealt: {} } })),
      ).toBe(false);
    }
  });

  test('fresh deals come one after the other, then again', () => {
    expect([1, 2, 3, 4].map(() => takeNextDeal('game/aim', [7, 8, 9]))).toEqual([7, 8, 9, 7]);
  });
});

test('aims are found by the folders of their games', () => {
  expect(games.filter(({ id }) => aimsOf(id).length === 0)).toEqual([]);
});
