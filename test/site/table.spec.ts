import type { Page } from '@playwright/test';
import { waitForSettledTurn } from './any-move.ts';
import { expectInView, expectWhole, WINDOW_SIZES } from './in-view.ts';
import { tryUntilRefused } from './refuse.ts';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

/** Tests that the practice table fills the window: controls and answers need no scrolling. */

const PLAY_PATHS = PAGES.filter((path) => /^\/[^/]+\/play\/$/.test(path));

/** Deals with the maximum number of players. */
async function dealToMost(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Deal' }).waitFor();
  const players = page.getByLabel('Players', { exact: true });
  if ((await players.count()) > 0) await players.selectOption({ index: (await players.locator('option').count()) - 1 });
  await page.getByRole('button', { name: 'Deal' }).click();
  await waitForSettledTurn(page);
}

async function expectTable(page: Page): Promise<void> {
  const players = page.locator('.is-round .player');
  await expect(players).not.toHaveCount(0);
  for (const player of await players.all()) await expectInView(page, player);
  const hand = page.locator('.is-own .zone-hand button');
  await expectInView(page, hand.last());
  // In a low window a refusal takes the place of the status line.
  const isReplaced = (page.viewportSize()?.height ?? 0) < 512 && (await page.locator('.ruling.is-illegal').isVisible());
  if (isReplaced) await expect(page.locator('.play-say')).toBeHidden();
  else await expectInView(page, page.locator('.play-say'));
  await expectInView(page, page.getByRole('group', { name: 'What you do' }).getByRole('button').first());
  await expectInView(page, page.getByRole('button', { name: 'Undo' }));
  // The page has no content below the window.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThan(2);
}

for (const [i, path] of PLAY_PATHS.entries()) {
  for (const viewport of someOf(WINDOW_SIZES, 1, i)) {
    test.describe(`${path} at ${viewport.width}×${viewport.height}`, () => {
      test.use({ viewport, hurried: true });

      test('hand, buttons and the ruling are in the window, with the most players', async ({ page }) => {
        await dealToMost(page, path);
        await expectTable(page);
        await tryUntilRefused(page.locator('.board'), () => waitForSettledTurn(page));
        await expectInView(page, page.locator('.ruling-verdict strong'));
        await expectInView(page, page.locator('.ruling-says').first());
        await expectTable(page);
        const suggestion = page.locator('.ruling-could button').first();
        await expectInView(page, suggestion);
        const logLength = await page.locator('.log li').count();
        await suggestion.click();
        await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(logLength);
        await expectInView(page, page.locator('.play-say'));
      });
    });
  }
}

for (const [i, path] of someOf(PLAY_PATHS, 1, 1).entries()) {
  for (const viewport of someOf(WINDOW_SIZES.slice(0, 3), 1, i)) {
    test.describe(`${path} at ${viewport.width}×${viewport.height}`, () => {
      test.use({ viewport, hurried: true });

      test('with a whole ruling pulled up the table is whole, and the ruling can be closed again', async ({ page }) => {
        await dealToMost(page, path);
        await tryUntilRefused(page.locator('.board'), () => waitForSettledTurn(page));
        await page.getByRole('button', { name: 'Why', exact: true }).click();
        await expectWhole(page);
        await expectInView(page, page.locator('.is-own .zone-hand button').last());
        await expectInView(page, page.locator('.ruling-verdict strong'));
        await page.locator('.ruling-law a').last().scrollIntoViewIfNeeded();
        await page.getByRole('button', { name: 'Less', exact: true }).click();
        await expectTable(page);
      });
    });
  }
}
