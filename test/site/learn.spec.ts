import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
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

/** Tries cards and buttons until something is refused; answers how many cards the hand had. */
async function getRefused(table: Locator): Promise<number> {
  const hand = table.locator('.zone-hand button');
  const cards = await hand.count();
  const ruling = table.locator('.ruling');
  const actions = table.getByRole('group', { name: 'What you do' }).getByRole('button', { disabled: false });
  for (let card = 0; card < cards; card++) {
    for (let button = 0; button < 4; button++) {
      if ((await hand.nth(card).getAttribute('aria-pressed')) !== 'true') await hand.nth(card).click();
      await expect(hand.nth(card)).toHaveAttribute('aria-pressed', 'true');
      if (button >= (await actions.count())) break;
      await actions.nth(button).click();
      await expect(ruling).toContainText(/llowed/);
      if ((await ruling.innerText()).includes('Not allowed')) return cards;
      await table.getByRole('button', { name: 'Start again' }).click();
    }
    const pressed = table.locator('.zone-hand button[aria-pressed="true"]');
    if ((await pressed.count()) > 0) await pressed.first().click();
  }
  throw new Error('nothing is refused here');
}

for (const path of CHAPTERS) {
  test(`${path}: what isn’t allowed is refused with its law, and what is suggested may be played`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const table = page.locator('.try').first();
    await table.scrollIntoViewIfNeeded();
    const before = await getRefused(table);
    const ruling = table.locator('.ruling');
    await expect(ruling.getByRole('link').first()).toHaveAttribute('href', /\/rules\/.+\/#.+/);
    const { violations } = await new AxeBuilder({ page }).include('.try').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

    await ruling.getByRole('button').first().click();
    await expect(ruling).toContainText('Allowed');
    await table.getByRole('button', { name: 'Start again' }).click();
    await expect(table.locator('.zone-hand [data-item]')).toHaveCount(before);
  });

  test(`${path}: a card is touched and tried by keyboard alone`, async ({ page }) => {
    await page.goto(path);
    const table = page.locator('.try').first();
    await table.scrollIntoViewIfNeeded();
    // Keys are heard once the little table has come to life.
    await expect(table.locator('astro-island')).not.toHaveAttribute('ssr', /.*/);
    await table.locator('.zone-hand button').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(table.locator('.zone-hand .is-picked')).toHaveCount(1);
    const group = table.getByRole('group', { name: 'What you do' });
    for (let i = 0; i < 20 && !(await group.evaluate((node) => node.contains(document.activeElement))); i++) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(table.locator('.ruling')).toContainText(/llowed/);
  });

  test(`${path}: the law in the ruling leads to its place in the book`, async ({ page }) => {
    await page.goto(path);
    const table = page.locator('.try').first();
    await table.scrollIntoViewIfNeeded();
    await getRefused(table);
    const law = table.locator('.ruling').getByRole('link').first();
    const href = (await law.getAttribute('href')) ?? '';
    await law.click();
    await expect(page).toHaveURL(href);
    await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
  });
}
