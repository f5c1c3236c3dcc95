import type { CDPSession, Locator, Page } from '@playwright/test';
import { pageTime } from './gestures.ts';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

const PLAY_PATHS = PAGES.filter((path) => /^\/[^/]+\/play\/$/.test(path));

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middleOf(element: Locator): Promise<Point> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing to point at');
  // Cards overlap: only their left edge is visible.
  return { x: box.x + 8, y: box.y + box.height / 2 };
}

/** A touch that rests for a time by the page's clock, ms. */
async function touchAndRest(page: Page, glass: CDPSession, at: Point, ms: number): Promise<void> {
  await glass.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await pageTime(page, ms);
}

async function go(glass: CDPSession, to: Point): Promise<void> {
  await glass.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
}

async function letGo(glass: CDPSession): Promise<void> {
  await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

for (const path of someOf(PLAY_PATHS, 1, 2)) {
  test.describe(path, () => {
    test.use({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 740 },
    });

    test('a slow tap touches like a quick one; a long press drags', async ({ page }) => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Deal' }).tap();
      await page.locator('.player.is-on', { hasText: 'You' }).waitFor();
      await page.waitForLoadState('networkidle');
      const glass = await page.context().newCDPSession(page);
      const card = page.locator('.board-table .zone-hand button').first();
      const pickedCards = page.locator('.board-table .is-picked');
      const ghost = page.locator('.drag-ghost');
      // Quick, slow enough to lift the card, and slow enough for the browser's context menu.
      for (const ms of [0, 350, 900]) {
        for (const pickedCount of [1, 0]) {
          await touchAndRest(page, glass, await middleOf(card), ms);
          await letGo(glass);
          await expect(pickedCards, `after ${ms} ms`).toHaveCount(pickedCount);
          await expect(ghost).toHaveCount(0);
        }
      }
      // An unsteady touch lifts the card and stays on it.
      for (const pickedCount of [1, 0]) {
        const at = await middleOf(card);
        await touchAndRest(page, glass, at, 350);
        await go(glass, { x: at.x, y: at.y - 10 });
        await expect(ghost).toHaveCount(1);
        await letGo(glass);
        await expect(pickedCards, 'after a drift').toHaveCount(pickedCount);
        await expect(ghost).toHaveCount(0);
      }
      // A drag that returns to its start is cancelled.
      const at = await middleOf(card);
      await touchAndRest(page, glass, at, 350);
      await go(glass, { x: at.x, y: at.y - 90 });
      await expect(ghost).toHaveCount(1);
      await go(glass, at);
      await letGo(glass);
      await expect(ghost).toHaveCount(0);
      await expect(pickedCards).toHaveCount(0);
    });
  });
}
