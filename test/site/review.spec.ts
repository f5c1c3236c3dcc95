import type { Page } from '@playwright/test';
import { loadGames } from '../../src/cli/games.ts';
import type { WholeGame } from '../../src/game/game.ts';
import { packMatch } from '../../src/referee/link.ts';
import { recordWithCostlyTurns } from './costly-games.ts';
import { click } from './gestures.ts';
import { someOf } from './sample.ts';
import { axe, expect, PAGES, test } from './site.ts';

const GAMES = PAGES.flatMap((path) => /^\/([^/]+)\/records\/$/.exec(path)?.[1] ?? []);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function gameOf(id: string): Promise<WholeGame> {
  const game = (await loadGames()).get(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

for (const id of someOf(GAMES, 1, 4)) {
  test(`${id}: a costly turn is guessed before it is revealed, and the deal is replayed from another seat`, async ({
    page,
  }) => {
    const record = recordWithCostlyTurns(await gameOf(id));
    await page.goto(`/${id}/records/?review#${packMatch(record)}`);
    await expect(page.locator('.review-curve [role="img"]')).toBeVisible();
    const turn = page.locator('.review-turn').first();
    await expect(turn).toBeVisible();
    await expect(turn.locator('.review-flag')).toHaveCount(0);
    await click(turn.getByRole('button', { name: 'What would you play here?' }));
    await expect(turn.locator('.zone').first()).toBeVisible();
    await expect(turn.locator('.review-flag')).toHaveCount(0);
    await click(turn.getByRole('button', { name: 'Show me' }));
    await expect(turn.locator('.review-flag')).toHaveText(/^A (slip|mistake|blunder)$/);
    expect(await turn.locator('.review-why li').count()).toBeGreaterThan(1);
    expect(await axe(page)).toEqual([]);
    await click(page.getByRole('link', { name: /^Sit where .* sat$/ }).first());
    await expect(page).toHaveURL(new RegExp(`/${id}/play/`));
    await expect(page.locator('.board')).toBeVisible();
    const storedText = await page.evaluate((key) => localStorage.getItem(key), `fair-deal/match/${id}`);
    const { seats, record: dealtRecord } = JSON.parse(storedText ?? '{}');
    expect(seats.indexOf('person')).toBe(1);
    expect(dealtRecord.start).toEqual(record['start']);
  });
}

for (const id of someOf(GAMES, 1, 3)) {
  test.describe(`${id}, on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('a review is scrolled into view, and a turn is shown with its table, text and next button', async ({
      page,
    }) => {
      const record = recordWithCostlyTurns(await gameOf(id));
      await page.goto(`/${id}/records/?review#${packMatch(record)}`);
      await expect(page.locator('.review-busy progress, .review-sum').first()).toBeInViewport({ ratio: 1 });
      const turn = page.locator('.review-turn').first();
      await click(turn.getByRole('button', { name: 'Show me' }));
      await click(turn.getByRole('button', { name: 'Show it at the table' }));
      for (const part of ['.viewer-table', '.viewer-says', '.walk .buttons'])
        await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
      // A phone has no arrow keys, so they are not mentioned.
      await expect(page.locator('.walk-keys')).toBeHidden();
    });
  });
}

for (const id of someOf(GAMES, 1, 1)) {
  test(`${id}: the statistics are on the lessons page, can be deleted and restored`, async ({ page }) => {
    const tally = { games: 4, won: 1, points: -10, reviewed: 2, luck: 5, cost: 3, kept: 12, missed: 1 };
    const stats = { version: 1, tallies: { [`${id}/shark`]: tally }, counted: [] };
    await page.goto(`/${id}/learn/`);
    const none = page.locator('[data-played-none]');
    await expect(none).toBeVisible();
    await page.evaluate((text) => localStorage.setItem('fair-deal/stats', text), JSON.stringify(stats));
    await page.reload();
    const cell = (of: string) => page.locator(`[data-strength="shark"][data-cell="${of}"]`);
    await expect(cell('points')).toHaveText('−2.5');
    await expect(cell('luck')).toHaveText('+2.5');
    await click(button(page, 'Delete everything'));
    await click(button(page, 'Yes, delete everything'));
    await expect(none).toBeVisible();
    await click(button(page, 'Undo'));
    await expect(cell('points')).toHaveText('−2.5');
    await expect(cell('points')).toBeVisible();
  });
}
