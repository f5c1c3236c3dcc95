import { expectInView, WINDOW_SIZES } from './in-view.ts';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

/** Tests that a mini-game takes the window when it is dealt, and that its first move can be made. */

const MINI_PATHS = PAGES.filter((path) => path.includes('/learn/mini/'));
/** Least height of a card in the hand, px. */
const MIN_CARD_HEIGHT = 44;
/** Least share of the window that the board takes. */
const MIN_SHARE = 0.8;

for (const [i, viewport] of WINDOW_SIZES.entries()) {
  for (const path of someOf(MINI_PATHS, 2, 5 * i)) {
    test.describe(`${path} at ${viewport.width}×${viewport.height}`, () => {
      test.use({ viewport, hurried: true });

      test('the table takes the place of the introduction', async ({ page }) => {
        await page.goto(path);
        await page.getByRole('button', { name: 'Deal' }).click();
        const card = page.locator('.zone-hand .card-face').last();
        await card.waitFor();
        const board = await page.locator('.board').boundingBox();
        const area = (board?.width ?? 0) * (board?.height ?? 0);
        expect(area / (viewport.width * viewport.height)).toBeGreaterThan(MIN_SHARE);
        await expect.poll(async () => (await card.boundingBox())?.height ?? 0).toBeGreaterThan(MIN_CARD_HEIGHT);
        await expectInView(page, page.locator('.zone-hand button').last());
        await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
        await expect(page.locator('.setup-table')).toBeHidden();
      });
    });
  }
}
