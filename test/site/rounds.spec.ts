import type { Page } from '@playwright/test';
import { click, tap } from './gestures.ts';
import { expectInView, expectWhole, WINDOW_SIZES } from './in-view.ts';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

const ROUND_PATHS = PAGES.filter((path) => /^\/[^/]+\/learn\/rounds\//.test(path));

/** The first move with a question. */
const firstAsked = async (page: Page): Promise<number> => {
  const nextMove = page.locator('.round-stop + .round-move').first();
  return Number((await nextMove.getAttribute('id'))?.replace('move-', ''));
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const path of someOf(ROUND_PATHS, 1)) {
    test(`${path}: the first touch advances by a move, and the focus goes to the question`, async ({ page }) => {
      await page.goto(path);
      const comments = page.locator('.round-said');
      const commentAt = (at: number) => page.locator(`#move-${at} .round-says`).innerText();
      await tap(page.getByRole('button', { name: 'Next', exact: true }));
      await expect(comments.locator('.round-says')).toHaveText(await commentAt(1));
      for (const part of ['.round-steps', '.round-says', '.round-table-now .table-sheet']) {
        await expect(page.locator(part).first()).toBeInViewport({ ratio: 0.99 });
      }
      const firstStop = await firstAsked(page);
      for (let at = 1; at < firstStop - 1; at++) await page.keyboard.press('ArrowRight');
      await expect(page.locator('.round-at')).toContainText(`Move ${firstStop - 1} of`);
      const choices = comments.locator('details');
      expect(await choices.count()).toBeGreaterThan(1);
      await click(comments.locator('.is-right summary').first());
      await expect(comments.locator('.is-right p').first()).toContainText('Good.');
      await page.keyboard.press('ArrowRight');
      await expect(comments.locator('.round-says')).toHaveText(await commentAt(firstStop));
      await expect(choices).toHaveCount(0);
      await page.keyboard.press('End');
      await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
      await expect(page.locator('.round-at')).toHaveText('The count');
      expect(await page.locator('.round-text > .round-says').last().innerText()).toContain(
        await comments.locator('.round-says').innerText(),
      );
    });
  }
});

for (const [i, viewport] of WINDOW_SIZES.entries()) {
  test.describe(`at ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });

    for (const path of someOf(ROUND_PATHS, 1, i + 1)) {
      test(`${path}: every step has its words, its table and the next button in one window`, async ({ page }) => {
        await page.goto(path);
        await click(page.getByRole('button', { name: 'Next', exact: true }));
        const sheet = page.locator('.round-table-now .table-sheet');
        const moves = await page.locator('.round-text .round-move').count();
        for (let at = 1; at <= moves + 1; at++) {
          await expect(page.locator('.round-at')).toHaveText(at > moves ? 'The count' : `Move ${at} of ${moves}`);
          for (const part of ['.round-steps', '.round-said > :first-child', '.round-said > :last-child']) {
            await expectInView(page, page.locator(part));
          }
          await expectInView(page, sheet);
          await expectWhole(page, sheet);
          await page.keyboard.press('ArrowRight');
        }
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of someOf(ROUND_PATHS, 1, 1)) {
    test(`${path}: every move can be read, a choice opens, and no control is without function`, async ({ page }) => {
      await page.goto(path);
      const moves = page.locator('.round-move');
      await expect(moves.last()).toHaveId(`move-${await moves.count()}`);
      await expect(page.locator('.round-steps')).toBeHidden();
      const wrongChoice = page.locator('.round-stop .is-wrong').first();
      await wrongChoice.locator('summary').click();
      await expect(wrongChoice.locator('p')).toBeVisible();
      await expect(wrongChoice.locator('p')).toContainText('less than the best');
      // In print all choices are open.
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.round-stop .is-right p').first()).toBeVisible();
    });
  }
});
