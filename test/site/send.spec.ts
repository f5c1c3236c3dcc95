import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

/** Mean difference of two pictures in lightness, 0 to 1, at a size at which the edges of letters don't count. */
const differenceOf = (page: Page, ...pictures: readonly [Buffer, Buffer]): Promise<number> =>
  page.evaluate(
    async (urls) => {
      const [width, height] = [90, 120];
      const [one = [], other = []] = await Promise.all(
        urls.map(async (url) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          const context = new OffscreenCanvas(width, height).getContext('2d');
          if (!context) throw new Error('no canvas');
          context.imageSmoothingQuality = 'high';
          context.drawImage(image, 0, 0, width, height);
          return [...context.getImageData(0, 0, width, height).data];
        }),
      );
      return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length / 255;
    },
    pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
  );

// The sheet is whole in the window, to be compared with its picture.
test.use({ viewport: { width: 1280, height: 1000 } });

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
    const verdict = page.locator('main .ruling-verdict strong');
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
    const sheet = page.locator('.sent');
    await expect(sheet.locator('.ruling-verdict strong')).toHaveText(verdictText);
    await expect(sheet.locator('.ruling-law > b')).toHaveText(
      (await page.locator('main .ruling-law > a').first().textContent()) ?? '?',
    );
    await expect(sheet.locator('.card-face').first()).toBeVisible();
    expect(await differenceOf(page, picture, await sheet.screenshot())).toBeLessThan(0.02);

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
