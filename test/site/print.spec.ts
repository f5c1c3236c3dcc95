import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

const QUICK_RULES_PATHS = PAGES.filter((path) => path.endsWith('/rules/quick/'));

for (const path of someOf(QUICK_RULES_PATHS, 1, 2)) {
  test(`${path}: prints on one sheet, A4 and Letter`, async ({ page }) => {
    await page.goto(path);
    for (const format of ['A4', 'Letter']) {
      const pdf = await page.pdf({ format });
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), format).toHaveLength(1);
    }
  });
}

const LEAFLET_PATHS = PAGES.filter((path) => path.endsWith('/rules/ten/'));

for (const path of someOf(LEAFLET_PATHS, 1, 3)) {
  test(`${path}: ten cards to swipe through are a leaflet of two sheets`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const cards = page.locator('.tell-card');
    await expect(cards).toHaveCount(10);
    await expect(cards.last()).not.toBeInViewport();
    await page.getByRole('navigation', { name: 'Cards' }).getByRole('link', { name: '10', exact: true }).click();
    await expect(cards.last()).toBeInViewport({ ratio: 0.5 });
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  });
}

for (const path of someOf(
  PAGES.filter((one) => /^\/[^/]+\/rules\/$/.test(one)),
  1,
)) {
  test(`${path}: chapters are folded, a law’s link opens its own, and all are printed`, async ({ page }) => {
    await page.goto(path);
    const law = page.locator('.chapter .rule').last();
    await expect(law).toBeHidden();
    await page.goto(`${path}#${await law.getAttribute('id')}`);
    await expect(law).toBeInViewport();
    await expect(page.locator('.chapter[open]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    for (const body of await page.locator('.chapter-body').all()) await expect(body).toBeVisible();
  });
}
