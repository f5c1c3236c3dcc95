import { AxeBuilder } from '@axe-core/playwright';
import { expect, PAGES, test } from './site.ts';

/** A whole book on one page holds nothing its chapters don't, and is too long to look at every colour twice. */
const isWholeBook = (path: string): boolean => /\/rules\/$/.test(path);

for (const path of PAGES) {
  test(`${path}: axe finds nothing, light and dark`, async ({ page }) => {
    const look = async (builder: AxeBuilder): Promise<readonly string[]> => {
      const { violations } = await builder.analyze();
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map((node) => node.html)
            .slice(0, 3)
            .join(' | ')}`,
      );
    };
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    if (isWholeBook(path)) {
      expect(await look(new AxeBuilder({ page }).disableRules(['color-contrast']))).toEqual([]);
      return;
    }
    expect(await look(new AxeBuilder({ page }))).toEqual([]);
    // In the dark only the colours are others.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await look(new AxeBuilder({ page }).withRules(['color-contrast']))).toEqual([]);
  });

  test(`${path}: nothing shifts while it loads, nothing sticks out at 360 pixels or at double size`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const total = await page.evaluate(
      () => (window as unknown as { shifts: { total: number } }).shifts.total,
    );
    expect(total).toBeLessThan(0.02);
    for (const width of [640, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PAGES) {
    test(`${path} has its title and something to read`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
      expect(words).toBeGreaterThan(20);
    });
  }
});

test('an address that isn’t there says so and leads back', async ({ page }) => {
  const answer = await page.goto('/no/such/page/');
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await expect(page).toHaveURL('/');
});

test('the skip link is the first stop of the keyboard and leads to the text', async ({ page }) => {
  await page.goto('/about/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'To the text' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
