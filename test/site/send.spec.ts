import { readFileSync } from 'node:fs';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

const GAMES = PAGES.flatMap((path) => /^\/([^/]+)\/score\/$/.exec(path)?.[1] ?? []);

for (const game of someOf(GAMES, 1, 3)) {
  test(`${game}: a ruling can be sent as text, as a link that opens it again, and as a picture`, async ({
    page,
    browser,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/${game}/referee/`);
    await page.getByRole('button', { name: 'Show an example' }).click();
    const verdict = page.locator('.ruling-verdict strong');
    await expect(verdict).toBeVisible();
    await page.locator('.send').getByRole('button', { name: 'Send …' }).click();
    await page.getByRole('button', { name: 'Copy text and link' }).click();
    await expect(page.locator('.send-told')).toContainText('Copied');
    const [words = '', link = ''] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
    const verdictText = (await verdict.textContent()) ?? '?';
    expect(words.startsWith(`${verdictText}: `)).toBe(true);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Picture' }).click();
    const picture = readFileSync(await (await download).path());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.readUInt32BE(16)).toBe(1080);

    const otherPage = await browser.newPage();
    await otherPage.goto(link);
    await expect(otherPage.locator('.ruling-verdict strong')).toHaveText(verdictText);
    await otherPage.close();
  });
}

for (const game of someOf(GAMES, 1, 4)) {
  test(`${game}: a law is sent with its number and its address`, async ({ page }) => {
    await page.goto(`/${game}/`);
    await page.locator('.chapters ol a').first().click();
    const rule = page.locator('.rule').first();
    const law = (await rule.locator('.rule-law').innerText()).slice(0, 20);
    // The script that hears the press comes after the law.
    await page.waitForLoadState('networkidle');
    await rule.locator('[data-send]').click();
    await expect(page.locator('.send-words')).toContainText(law);
    const id = await rule.getAttribute('id');
    await expect(page.locator('.send-url')).toContainText(`#${id}`);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.locator('.send-sheet')).toHaveCount(0);
  });
}
