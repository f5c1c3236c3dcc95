import type { Page } from '@playwright/test';
import { textOf } from './built-pages.ts';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';
import { storeText } from './visit.ts';

const GAMES = PAGES.flatMap((path) => /^\/([^/]+)\/play\/$/.exec(path)?.[1] ?? []);
const MESSAGE_SELECTOR = '[data-table-says]';

/** Chooses another value of a house rule; returns the rule and its chapter. */
async function chooseAnother(page: Page, game: string): Promise<{ key: string; value: string; chapter: string }> {
  const chapters = PAGES.filter((path) => path.startsWith(`/${game}/rules/`) && path !== `/${game}/rules/`);
  for (const chapter of chapters) {
    const key = /data-house="([^"]+)"/.exec(textOf(chapter))?.[1];
    const otherSetting = page.locator(`#house-${key} input[type="radio"]:not(:checked)`).first();
    if (key === undefined || (await otherSetting.count()) === 0) continue;
    const value = (await otherSetting.getAttribute('value')) ?? '';
    await otherSetting.check();
    await expect(page.locator(MESSAGE_SELECTOR)).toContainText('1 house rule changed');
    return { key, value, chapter };
  }
  throw new Error(`no house rule of ${game} stands in its book`);
}

for (const game of someOf(GAMES, 1, 1)) {
  test(`${game}: a house rule chosen on the front page applies to set-up, desk and book, and can be sent`, async ({
    page,
    browser,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/${game}/`);
    const { key, value, chapter } = await chooseAnother(page, game);
    await page.getByRole('button', { name: 'Send our table' }).click();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.locator('.send-told')).toContainText('Copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.reload();
    await expect(page.locator(`#house-${key} input:checked`)).toHaveAttribute('value', value);
    await page.goto(chapter);
    await expect(page.locator(`[data-house="${key}"] .house-ours`)).toHaveCount(1);
    await page.goto(`/${game}/play/`);
    await expect(page.getByRole('button', { name: 'House rules: 1 changed rule' })).toBeVisible();
    await page.goto(`/${game}/referee/`);
    await expect(page.locator('[data-place="house-rules"]')).toContainText('1');

    // The other player is asked first, and may go back.
    const otherPage = await browser.newPage();
    await otherPage.goto(link);
    await expect(otherPage.locator('.table-offer')).toContainText('This link contains');
    await expect(otherPage.locator(`#house-${key} input:checked`)).not.toHaveAttribute('value', value);
    await otherPage.getByRole('button', { name: 'Use these rules' }).click();
    await expect(otherPage.locator(`#house-${key} input:checked`)).toHaveAttribute('value', value);
    await otherPage.getByRole('button', { name: 'Back to our own rules' }).click();
    await expect(otherPage.locator(`#house-${key} input:checked`)).not.toHaveAttribute('value', value);
    await otherPage.close();

    // A torn link is reported, and nothing is lost.
    await page.goto('/about/');
    await page.goto(link.slice(0, -4));
    await expect(page.locator('.table-offer')).toContainText('This link is damaged');
    await expect(page.locator(`#house-${key} input:checked`)).toHaveAttribute('value', value);
    await page.getByRole('button', { name: 'Use the usual rules' }).click();
    await page.reload();
    await expect(page.locator(`#house-${key} input:checked`)).not.toHaveAttribute('value', value);
  });
}

test('a table’s rules that can’t be read are set aside with a message', async ({ page }) => {
  await storeText(page, `fair-deal/table/${GAMES[0]}`, '{"version":1,"opt');
  await page.goto(`/${GAMES[0]}/`);
  await expect(page.locator('.notices')).toContainText('your table’s house rules is damaged');
  const storedItems = await page.evaluate(() => Object.entries(localStorage));
  expect(storedItems).toEqual([[`fair-deal/set-aside/table/${GAMES[0]}/1`, '{"version":1,"opt']]);
});
