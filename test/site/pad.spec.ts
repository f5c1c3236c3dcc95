import type { Page } from '@playwright/test';
import { loadGames } from '../../src/cli/games.ts';
import { seatingFault } from '../../src/features/score-pad/state/people.ts';
import { defaultOptions } from '../../src/game/options.ts';
import { click } from './gestures.ts';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';
import { storeText } from './visit.ts';

const GAMES = PAGES.flatMap((path) => /^\/([^/]+)\/score\/$/.exec(path)?.[1] ?? []);

/** Answers every question of a round: the first word of each choice, a three for the first amount. */
async function sayAll(page: Page): Promise<void> {
  const fields = page.locator('.pad-field');
  await expect(fields).not.toHaveCount(0);
  for (const field of await fields.all()) {
    if (await field.locator('input').count()) await field.locator('input').first().fill('3');
    else await field.locator('.chip').first().click();
  }
}

async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`/${game}/score/`);
  await page.getByLabel('Player 1').fill('Ann');
  await page.getByLabel('Player 2').fill('Bert');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.pad-totals')).toContainText('Ann');
}

const write = (page: Page) => page.locator('.pad-foot .primary').click();
const rounds = (page: Page) => page.locator('.pad-sheet tbody tr');

for (const game of someOf(GAMES, 1)) {
  test(`${game}: rounds are written, stored, corrected, removed and restored`, async ({ page }) => {
    await page.addInitScript(() => {
      const lockRequests = { n: 0 };
      Object.assign(window, { asked: lockRequests });
      const request = async () => {
        lockRequests.n++;
        return { release: async () => undefined };
      };
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    });
    await begin(page, game);
    await sayAll(page);
    await write(page);
    await sayAll(page);
    await write(page);
    await expect(rounds(page)).toHaveCount(2);
    const totalsBefore = await page.locator('.pad-totals').innerText();
    await page.reload();
    await expect(rounds(page)).toHaveCount(2);
    await expect(page.locator('.pad-totals')).toHaveText(totalsBefore, { useInnerText: true });
    await page.locator('.pad-sheet button').last().click();
    await page.getByRole('button', { name: 'Strike it out' }).click();
    await expect(rounds(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rounds(page)).toHaveCount(2);
    // The screen stays on, and the lock is requested again when the page is visible again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await page.evaluate(() => (window as unknown as { asked: { n: number } }).asked.n)).toBe(2);
  });
}

for (const game of someOf(GAMES, 1, 2)) {
  test(`${game}: a sheet goes to another phone, and a wrong file changes nothing`, async ({
    page,
    browser,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await begin(page, game);
    await sayAll(page);
    await write(page);
    await page.getByRole('button', { name: 'Tables and more' }).click();
    await page.getByRole('button', { name: 'Send it' }).click();
    await expect(page.locator('.send-words')).toContainText('Ann');
    await page.getByRole('button', { name: 'QR code' }).click();
    await expect(page.locator('.send-qr path')).toHaveAttribute('d', /^M\d/);
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.locator('.send-told')).toContainText('Copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Done' }).click();

    const otherPage = await browser.newPage();
    await otherPage.goto(link);
    await otherPage.getByRole('button', { name: 'Add it to our sheets' }).click();
    await expect(rounds(otherPage)).toHaveCount(1);
    // A torn link beside your own sheet is reported, and nothing changes.
    await otherPage.goto('/about/');
    await otherPage.goto(link.slice(0, -4));
    await expect(otherPage.locator('.pad-came')).toContainText('This link is damaged');
    await expect(rounds(otherPage)).toHaveCount(1);
    await otherPage.close();

    await page.getByRole('button', { name: 'Tables and more' }).click();
    const file = { name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') };
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(page.locator('.pad-said')).toContainText('It holds no score sheet from this site.');
    await expect(rounds(page)).toHaveCount(1);
  });

  test(`${game}: a pad of a newer version is left alone, and a full device is reported`, async ({ page }) => {
    const key = `fair-deal/score/${game}`;
    await storeText(page, key, '{"version":9,"sheets":[]}');
    await begin(page, game);
    await expect(page.locator('.notices')).toContainText('from a newer version of this site');
    expect(await page.evaluate((at) => localStorage.getItem(at), key)).toBe('{"version":9,"sheets":[]}');
    await page.evaluate((at) => localStorage.removeItem(at), key);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await begin(page, game);
    await expect(page.locator('.notices')).toContainText('There is no room left on this device.');
    await sayAll(page);
    await write(page);
    await expect(rounds(page)).toHaveCount(1);
  });
}

const loadedGames = await loadGames();
/** Games that seat two, three and four. */
const VARIABLE_SEAT_GAMES = GAMES.filter((id) => {
  const game = loadedGames.get(id);
  return game && [2, 3, 4].every((seats) => seatingFault(game, {}, seats) === null);
});
/** The games that ask for amounts. */
const AMOUNT_GAMES = GAMES.filter((id) => {
  const game = loadedGames.get(id);
  const countMethods = game?.pad.ways({ options: defaultOptions(game.options), name: String }) ?? [];
  return countMethods.some(({ fields }) => fields.some(({ kind }) => kind === 'amounts'));
});

for (const game of someOf(VARIABLE_SEAT_GAMES, 1, 5)) {
  test(`${game}: one player leaves, another joins, and each keeps the points`, async ({ page }) => {
    await begin(page, game);
    await sayAll(page);
    await write(page);
    await expect(rounds(page)).toHaveCount(1);
    const totalsBefore = await page.locator('.pad-totals strong').allInnerTexts();
    const people = totalsBefore.length;
    await page.getByRole('button', { name: 'Tables and more' }).click();
    await page.getByLabel('Starts with').fill('1.5');
    await expect(page.getByText('Starts with: “1.5” isn’t a whole number.')).toBeVisible();
    await page.getByLabel('Starts with').fill('7');
    await page.getByLabel('Name of the new player').fill('Zoe');
    await page.getByRole('button', { name: 'Add the player' }).click();
    await page.getByRole('button', { name: 'Ann leaves' }).click();
    await page.getByRole('button', { name: 'Back to the pad' }).click();
    await expect(page.locator('.pad-totals strong')).toHaveText([...totalsBefore, '7']);
    await expect(page.locator('.pad-totals')).toContainText('Ann (left)');
    await expect(page.locator('.pad-next')).not.toContainText('Ann');
    await sayAll(page);
    await write(page);
    await expect(rounds(page).last().locator('td strong')).toHaveCount(people);
    await expect(rounds(page).last()).toContainText('Zoe joined, with 7');
    await page.reload();
    await expect(rounds(page).last()).toContainText('Ann left');
    for (let steps = 0; steps < 3; steps++) await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('.pad-totals strong')).toHaveText(totalsBefore);
  });
}

for (const game of someOf(AMOUNT_GAMES, 1, 6)) {
  test(`${game}: an entry that can’t be read is named where it was typed, and isn’t written`, async ({ page }) => {
    await begin(page, game);
    const field = page.locator('[data-amount]').first();
    await field.fill('1.5');
    await field.press('Enter');
    await expect(field).toBeFocused();
    await expect(page.locator('.pad-field .is-doubtful')).toHaveText('Ann: “1.5” isn’t a whole number.');
    await page.locator('.pad-foot .primary').press('Enter');
    await expect(field).toBeFocused();
    await expect(rounds(page)).toHaveCount(0);
    await field.fill('3');
    await expect(page.locator('.pad-field .is-doubtful')).toHaveCount(0);
  });
}

for (const game of someOf(GAMES, 2, 0)) {
  test(`${game}: at 1280 by 800 every question about a round is above the footer, however it is written`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await begin(page, game);
    const methodButtons = page.locator('.pad-ways button');
    for (let at = 0; at < Math.max(1, await methodButtons.count()); at++) {
      if ((await methodButtons.count()) > 0) await click(methodButtons.nth(at));
      // Read at one moment: a late font moves fields and footer together.
      const { lowest, footer } = await page.evaluate(async () => {
        await document.fonts.ready;
        const boxes = (selector: string): DOMRect[] =>
          [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
        return {
          lowest: Math.max(...boxes('.pad-field').map(({ bottom }) => bottom)),
          footer: boxes('.pad-foot')[0]?.top ?? 0,
        };
      });
      expect(lowest).toBeLessThanOrEqual(footer);
    }
  });
}
