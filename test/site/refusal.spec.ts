import { waitForSettledTurn } from './any-move.ts';
import { tryUntilRefused } from './refuse.ts';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

/** Tests that a refused try is shown on the table: its cards travel, are stopped, and go back. */

const PLAY_PATHS = PAGES.filter((path) => /^\/[^/]+\/play\/$/.test(path));

for (const path of someOf(PLAY_PATHS, 2, 3)) {
  test.describe(path, () => {
    test.use({ reducedMotion: 'no-preference', hurried: true });

    test('a refusal is shown on the table, can be skipped, and leaves the table as it was', async ({ page }) => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Deal' }).click();
      await waitForSettledTurn(page);
      // Slowed down, so that it lasts until it is looked at.
      await page.evaluate(() => {
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...input) {
          const animation = animate.apply(this, input);
          if (this.closest('.refusal')) animation.playbackRate = 0.02;
          return animation;
        };
      });
      await tryUntilRefused(page.locator('.board'), () => waitForSettledTurn(page));
      const refusal = page.locator('.board .table-sheet > .refusal');
      await expect(refusal).toBeVisible();
      expect(await refusal.locator('.card-face').count()).toBeGreaterThan(0);
      await page.keyboard.press('Shift');
      await expect(refusal).toHaveCount(0);
      // No card is still on its way, or faded.
      const faded = page.locator('.board [data-card]').evaluateAll((cards) => {
        return cards.filter((card) => Number(getComputedStyle(card).opacity) < 1).length;
      });
      expect(await faded).toBe(0);
      await expect(page.locator('.ruling.is-illegal')).toBeVisible();
    });
  });
}

test('with reduced motion nothing travels', async ({ page }) => {
  await page.goto(PLAY_PATHS[0] ?? '');
  await page.getByRole('button', { name: 'Deal' }).click();
  await waitForSettledTurn(page);
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('.refusal')) document.body.dataset['travelled'] = 'yes';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await tryUntilRefused(page.locator('.board'), () => waitForSettledTurn(page));
  await expect(page.locator('body')).not.toHaveAttribute('data-travelled');
});
