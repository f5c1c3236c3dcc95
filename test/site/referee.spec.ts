import { axe, expect, PAGES, test } from './site.ts';

const DESKS = PAGES.filter((path) => path.endsWith('/referee/'));

for (const path of DESKS) {
  test.describe(path, () => {
    test.use({ reducedMotion: 'reduce' });

    test('a ruling’s link opens exactly this case again', async ({ page, context }) => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Show me one' }).click();
      await page.locator('.zone-hand button').nth(0).click();
      await page.locator('.zone-hand button').nth(1).click();
      await page.getByRole('group', { name: 'What they did' }).getByRole('button').first().click();
      const ruling = page.locator('.ruling').first();
      await expect(ruling).toContainText(/llowed|depends/);
      const said = await ruling.innerText();
      // The address follows the desk after a moment.
      const settled = async (): Promise<boolean> => {
        const before = page.url();
        await page.waitForTimeout(700);
        return page.url() === before && before.includes('#');
      };
      await expect.poll(settled).toBe(true);
      const other = await context.newPage();
      await other.goto(page.url());
      await expect(other.locator('.ruling').first()).toContainText(/llowed|depends/);
      expect(await other.locator('.ruling').first().innerText()).toBe(said);
      const cards = (tab: typeof page) =>
        tab
          .locator('.table-sheet [data-item]')
          .evaluateAll((all) => all.map((item) => item.getAttribute('data-item')));
      expect(await cards(other)).toEqual(await cards(page));
      expect(await axe(page)).toEqual([]);
    });

    test('a damaged link says so and leaves an empty desk', async ({ page }) => {
      await page.goto(`${path}#1cnothing-of-ours`);
      await expect(page.getByRole('alert').filter({ hasText: /link/i })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Show me one' })).toBeVisible();
    });

    test('the practice game is taken over with one tap', async ({ page }) => {
      await page.goto(path.replace('/referee/', '/play/'));
      await page.getByRole('button', { name: 'Deal' }).click();
      await page.locator('.player.is-on', { hasText: 'You' }).waitFor();
      const hand = await page
        .locator('.zone-hand [data-item]')
        .evaluateAll((all) => all.map((item) => item.getAttribute('data-item')).sort());
      await page.getByRole('link', { name: 'To the referee' }).click();
      await expect(page).toHaveURL(/\/referee\/#/);
      await expect(page.locator('.zone-hand [data-item]')).toHaveCount(hand.length);
      const there = await page
        .locator('.zone-hand [data-item]')
        .evaluateAll((all) => all.map((item) => item.getAttribute('data-item')).sort());
      expect(there).toEqual(hand);
    });
  });
}
