import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, PAGES, test } from './site.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const CHAPTERS = PAGES.filter(
  (path) =>
    /\/rules\/.+\//.test(path) &&
    readFileSync(`${DIST}${path}index.html`, 'utf8').includes('class="try-live'),
);

test('there are chapters with something to try', () => {
  expect(CHAPTERS.length).toBeGreaterThan(2);
});

for (const path of CHAPTERS) {
  test(`${path}: two cards at once are refused with the law, and what is suggested may be played`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const table = page.locator('.try').first();
    await table.scrollIntoViewIfNeeded();
    const hand = table.locator('.zone-hand button');
    await hand.nth(0).click();
    await hand.nth(1).click();
    await table.getByRole('group', { name: 'What you do' }).getByRole('button').first().click();
    const ruling = table.locator('.ruling');
    await expect(ruling).toContainText('Not allowed');
    await expect(ruling.getByRole('link').first()).toHaveAttribute('href', /\/rules\/.+\/#.+/);
    await expect(table.locator('.is-marked')).not.toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

    const cards = table.locator('.zone-hand [data-item]');
    const before = await cards.count();
    await ruling.getByRole('button').first().click();
    await expect(ruling).toContainText('Allowed');
    await expect(cards).toHaveCount(before - 1);
    await table.getByRole('button', { name: 'Start again' }).click();
    await expect(cards).toHaveCount(before);
  });

  test(`${path}: the same by keyboard alone`, async ({ page }) => {
    await page.goto(path);
    const table = page.locator('.try').first();
    await table.scrollIntoViewIfNeeded();
    await table.locator('.zone-hand button').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(table.locator('.zone-hand .is-picked')).toHaveCount(2);
    const group = table.getByRole('group', { name: 'What you do' });
    for (let i = 0; i < 20 && !(await group.evaluate((node) => node.contains(document.activeElement))); i++) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(table.locator('.ruling')).toContainText('Not allowed');
  });

  test(`${path}: the law in the ruling leads to its place in the book`, async ({ page }) => {
    await page.goto(path);
    const table = page.locator('.try').first();
    await table.scrollIntoViewIfNeeded();
    await table.locator('.zone-hand button').nth(0).click();
    await table.locator('.zone-hand button').nth(1).click();
    await table.getByRole('group', { name: 'What you do' }).getByRole('button').first().click();
    const law = table.locator('.ruling').getByRole('link').first();
    const href = (await law.getAttribute('href')) ?? '';
    await law.click();
    await expect(page).toHaveURL(href);
    await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
  });
}
