import type { Page } from '@playwright/test';
import { playAnyMove, waitForTurn } from './any-move.ts';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

/** Tests that public piles and the last trick or take can be opened on request. */

const PLAY_PATHS = PAGES.filter((path) => /^\/[^/]+\/play\/$/.test(path));
/** Someone wins a trick, or takes cards, before this number of the player's own moves. */
const MAX_MOVES = 12;

async function deal(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('fair-deal/settings', JSON.stringify({ pace: 'quick', window: 'off' }));
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Deal' }).click();
  await waitForTurn(page);
}

for (const path of someOf(PLAY_PATHS, 3, 0)) {
  test.describe(path, () => {
    test.use({ hurried: true });

    test('a pile opens by keyboard, with its count, or says why not; Escape returns the focus', async ({ page }) => {
      await deal(page, path);
      const piles = page.locator('button[data-item][aria-haspopup="dialog"]');
      test.skip((await piles.count()) === 0, 'every pile of this table is part of a move');
      for (const pile of await piles.all()) {
        const zone = pile.locator('xpath=ancestor::*[@data-zone]');
        const count = await zone.getAttribute('data-count');
        const textBefore = await page.locator('.play-say').innerText();
        await pile.focus();
        await page.keyboard.press('Enter');
        const dialog = page.locator('dialog[open]');
        await expect
          .poll(async () => (await dialog.count()) > 0 || (await page.locator('.play-say').innerText()) !== textBefore)
          .toBe(true);
        if ((await dialog.count()) === 0) continue;
        await expect(dialog.getByRole('heading')).toContainText(`: ${count} `);
        // No card that is face down is shown.
        await expect(dialog.locator('[data-card="?"]')).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(pile).toBeFocused();
      }
    });

    test('the last move can be shown again, with the player who made it', async ({ page }) => {
      await deal(page, path);
      const lastMoveSheet = page.locator('.sheet-last');
      test.skip((await lastMoveSheet.count()) === 0, 'nothing is won by tricks or takes here');
      for (let i = 0; i < MAX_MOVES && (await lastMoveSheet.getAttribute('aria-disabled')) === 'true'; i++) {
        await playAnyMove(page);
      }
      await lastMoveSheet.click();
      const dialog = page.locator('dialog[open]');
      await expect(dialog.locator('[data-card]').first()).toBeVisible();
      await expect(dialog.locator('.spot-by').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(lastMoveSheet).toBeFocused();
    });
  });
}
