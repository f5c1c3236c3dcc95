import type { Page } from '@playwright/test';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

/** Tests that the cards to choose from at the desk stay in place, whatever appears above them after a touch. */

const GAMES = PAGES.flatMap((path) => /^\/([^/]+)\/referee\/$/.exec(path)?.[1] ?? []);

/** Tolerance below what a finger notices, px. */
const MAX_SHIFT_PX = 8;

/** The keys in reach without scrolling, from the middle. */
const inReach = (page: Page): Promise<readonly string[]> =>
  page.locator('.keypad [data-key]').evaluateAll((keys) => {
    const reachable = keys.filter((key) => {
      const { x, y, width, height } = key.getBoundingClientRect();
      return key.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    const from = Math.max(0, Math.floor(reachable.length / 2) - 2);
    return reachable.slice(from, from + 3).map((key) => key.getAttribute('data-key') ?? '');
  });

const WINDOW_SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
] as const;

for (const [i, [width, height]] of WINDOW_SIZES.entries()) {
  for (const game of someOf(GAMES, 2, 2 * i)) {
    test(`${game}, ${width} × ${height}: no key moves while cards are touched one after the other`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ viewport: { width, height }, hasTouch: true, isMobile: true });
      await page.goto(`/${game}/referee/`);
      await expect(page.locator('.typed input')).toBeAttached();
      // In a low window the cards are within the page, so the test scrolls there first.
      if (height < width) await page.locator('.keypad').evaluate((pack) => pack.scrollIntoView({ block: 'center' }));
      const keys = await inReach(page);
      expect(keys).toHaveLength(3);
      const codes = await page
        .locator('.keypad [data-key]')
        .evaluateAll((all) => all.map((key) => key.getAttribute('data-key') ?? ''));
      const indexOf = new Map(codes.map((code, at) => [code, at]));
      for (const [laidCount, code] of keys.entries()) {
        // The face of a key changes when its card is laid; its index stays.
        const key = page.locator('.keypad [data-key]').nth(indexOf.get(code) ?? 0);
        const boxBefore = await key.boundingBox();
        await page.touchscreen.tap(
          (boxBefore?.x ?? 0) + (boxBefore?.width ?? 0) / 2,
          (boxBefore?.y ?? 0) + (boxBefore?.height ?? 0) / 2,
        );
        await expect(page.locator('.try-table [data-zone] .card-face:not(.is-back)')).toHaveCount(laidCount + 1);
        // Lazy parts are loaded, too.
        await expect(page.locator('.try-row')).toBeAttached();
        await page.waitForTimeout(400);
        const boxAfter = await key.boundingBox();
        expect([
          code,
          Math.abs((boxAfter?.y ?? 0) - (boxBefore?.y ?? 0)) <= MAX_SHIFT_PX,
          boxBefore?.y,
          boxAfter?.y,
        ]).toEqual([code, true, boxBefore?.y, boxAfter?.y]);
      }
      await page.close();
    });
  }
}
