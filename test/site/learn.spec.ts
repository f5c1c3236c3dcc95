import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { click } from './drawn.ts';
import { getRefused } from './refuse.ts';
import { axe, expect, PAGES, test } from './site.ts';

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
  test(`${path}: what isn’t allowed is refused with its law, which leads to its place, and what is suggested may be played`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const table = page.locator('.try').first();
    await table.scrollIntoViewIfNeeded();
    const ruling = table.locator('.ruling');
    const startAgain = async (): Promise<void> => {
      await click(table.getByRole('button', { name: 'Start again' }));
      await expect(ruling).not.toContainText(/llowed/);
    };
    const before = await getRefused(table, startAgain);
    expect(await axe(page, { within: '.try' })).toEqual([]);

    await click(ruling.getByRole('button').first());
    await expect(ruling).toContainText('Allowed');
    await startAgain();
    await expect(table.locator('.zone-hand [data-item]')).toHaveCount(before);

    await getRefused(table, startAgain);
    const law = ruling.getByRole('link').first();
    const href = (await law.getAttribute('href')) ?? '';
    expect(href).toMatch(/\/rules\/.+\/#.+/);
    await law.click();
    await expect(page).toHaveURL(href);
    await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
  });

  test(`${path}: a card is touched and tried by keyboard alone`, async ({ page }) => {
    await page.goto(path);
    const table = page.locator('.try').first();
    await table.scrollIntoViewIfNeeded();
    await table.locator('.zone-hand button').first().focus();
    // Reached for, the little table comes to life, and arrows are heard.
    await expect(table.locator('astro-island')).not.toHaveAttribute('ssr', /.*/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(table.locator('.zone-hand .is-picked')).toHaveCount(1);
    // The referee has come, and with it what can be done.
    await expect(table.locator('.ruling-heard')).toHaveCount(1);
    const group = table.getByRole('group', { name: 'What you do' });
    for (let i = 0; i < 20 && !(await group.evaluate((node) => node.contains(document.activeElement))); i++) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(table.locator('.ruling')).toContainText(/llowed/);
  });
}
