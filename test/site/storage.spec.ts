import type { Page } from '@playwright/test';
import { playAnyMove, waitForTurn } from './any-move.ts';
import { click } from './gestures.ts';
import { readLessons } from './lesson-guide.ts';
import { someOf } from './sample.ts';
import { axe, expect, PAGES, test } from './site.ts';
import { storeText } from './visit.ts';

const lessons = await readLessons();

/** Tests that nothing is lost or breaks if storage fails or can't be read. */

const pathsOfKind = (kind: RegExp): readonly string[] => PAGES.filter((path) => kind.test(path));
const GAME_PATHS = pathsOfKind(/^\/[a-z-]+\/$/).filter((path) => PAGES.includes(`${path}play/`));
const gameOf = (path: string): string => path.split('/')[1] ?? '';
const matchKey = (path: string): string => `fair-deal/match/${gameOf(path)}`;

/** Writing fails as in a full browser; reading works. */
const fill = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};
/** Cookies are blocked: any access throws. */
const block = (): void => {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  }
};

const notices = (page: Page) => page.locator('.notices p');
const hand = (page: Page) => page.locator('.zone-hand button');
const readStored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Random numbers restart on every page, so this deals other cards. */
const shuffleMore = (page: Page): Promise<unknown> => page.evaluate(() => crypto.getRandomValues(new Uint32Array(1)));

async function deal(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Deal' }).click();
  await waitForTurn(page);
}

const logged = (page: Page): Promise<number> => page.locator('.log li').count();

/** The seed of a stored game. */
const seedOf = (text: string | null): number => JSON.parse(text ?? '').record.start.seed;

/** The address that carries the current game. */
async function linkTo(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Send this game' }).click();
  const { hash } = new URL(await page.locator('.send-url').innerText());
  await page.getByRole('button', { name: 'Done' }).click();
  return hash;
}

/** Another player's game, as a link. */
async function somebodysLink(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await shuffleMore(page);
  await page.getByRole('button', { name: 'Deal' }).click();
  await waitForTurn(page);
  const hash = await linkTo(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return hash;
}

for (const [failure, spoil, noticeText, from] of [
  ['full', fill, 'no room left', 0],
  ['blocked', block, 'doesn’t let us save anything', 2],
] as const) {
  test.describe(`where storage is ${failure}`, () => {
    test.use({ hurried: true });

    for (const front of someOf(GAME_PATHS, 1, from)) {
      const home = gameOf(front);

      test(`${home}: a game is played, and a notice appears once`, async ({ page }) => {
        await page.addInitScript(spoil);
        await deal(page, `${front}play/`);
        await expect(notices(page)).toHaveText([new RegExp(noticeText)]);
        expect(await axe(page, { within: '.notices' })).toEqual([]);
        // The notice is above the table and covers no seat.
        const [noticeBox, table] = await Promise.all([
          page.locator('.notices').boundingBox(),
          page.locator('.board-table').boundingBox(),
        ]);
        expect((noticeBox?.y ?? 0) + (noticeBox?.height ?? 0)).toBeLessThanOrEqual(table?.y ?? 0);
        const countBefore = await logged(page);
        await playAnyMove(page);
        expect(await logged(page)).toBeGreaterThan(countBefore);
        await waitForTurn(page);
        await expect(notices(page)).toHaveCount(1);
        await notices(page).getByRole('button', { name: 'OK' }).click();
        await playAnyMove(page);
        await page.reload();
        await expect(page.getByRole('button', { name: 'Deal' })).toBeVisible();
        await expect(notices(page)).toHaveCount(0);
      });

      test(`${home}: lesson, drill and desk work`, async ({ page }) => {
        await page.addInitScript(spoil);
        await page.goto(lessons.get(home)?.[0]?.path ?? '');
        const progress = page.locator('.lesson-progress');
        await expect(progress).toContainText('Step 1 of');
        for (let i = 0; i < 3; i++) {
          await click(page.locator('button[data-go], .lesson-ways button:has-text("Show me")').first());
        }
        await expect(progress).not.toContainText('Step 1 of');
        await expect(notices(page)).toHaveText([new RegExp(noticeText)]);
        await page.goto(`${front}learn/drill/?ask=legal`);
        await page.getByRole('button', { name: 'Start', exact: true }).click();
        await page.getByRole('group', { name: 'Is it allowed?' }).getByRole('button').first().click();
        await expect(page.locator('.drill .ruling')).toBeVisible();
        await page.goto(`${front}referee/`);
        await expect(page.locator('.desk-put')).toBeVisible();
        await page.goto(`${front}learn/`);
        await page.getByRole('button', { name: 'Delete everything', exact: true }).click();
        await page.getByRole('button', { name: 'Yes, delete everything' }).click();
        await expect(page.locator('[data-kept-says]')).toContainText('Everything is deleted.');
        // The notice appears once per visit, on any number of pages.
        await expect(notices(page)).toHaveCount(0);
      });

      test(`${home}: the front page works`, async ({ page }) => {
        await page.addInitScript(spoil);
        await page.goto(front);
        await expect(page.getByRole('link', { name: 'Play a game' })).toBeVisible();
        await expect(notices(page)).toHaveCount(failure === 'blocked' ? 1 : 0);
        await expect(page.locator('[data-waiting]')).toBeHidden();
      });
    }

    test('the home page works', async ({ page }) => {
      await page.addInitScript(spoil);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(notices(page)).toHaveCount(failure === 'blocked' ? 1 : 0);
    });
  });
}

for (const front of someOf(GAME_PATHS, 1, 4)) {
  const path = `${front}play/`;
  const key = matchKey(path);
  test.describe(`${path}: storage`, () => {
    test.use({ hurried: true });

    test('that is really full stops no game, and leaves earlier notes', async ({ page }) => {
      await deal(page, path);
      const storedBefore = await readStored(page, key);
      await page.evaluate(() => {
        for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
          try {
            for (let i = 0; ; i++) localStorage.setItem(`filler-${size}-${i}`, 'x'.repeat(size));
          } catch {
            // Smaller entries may still fit.
          }
        }
      });
      await playAnyMove(page);
      await expect(notices(page)).toHaveText([/no room left/]);
      expect(seedOf(await readStored(page, key))).toBe(seedOf(storedBefore));
    });

    test('keeps a game from a newer version unchanged while another is played', async ({ page }) => {
      const newer = JSON.stringify({ version: 99, game: gameOf(path), all: 'is new' });
      await storeText(page, key, newer);
      await page.goto(path);
      await expect(page.locator('.play-problem')).toContainText('another version of this site. It stays unchanged');
      await page.getByRole('button', { name: 'Deal' }).click();
      await waitForTurn(page);
      await playAnyMove(page);
      expect(await readStored(page, key)).toBe(newer);
    });

    test('puts a damaged game on the shelf, where it can be deleted', async ({ page }) => {
      await storeText(page, key, '{"version":1,"game":');
      await page.goto(path);
      await expect(page.locator('.play-problem')).toHaveText(
        'The game saved on this device can’t be continued: it is damaged. It was saved for later, and you can deal a new one.',
      );
      await page.locator('.shelf summary').click();
      expect(await axe(page, { within: '.shelf' })).toEqual([]);
      await expect(page.locator('.shelf')).toContainText('A game that can’t be continued: it is damaged.');
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('.shelf').getByRole('button', { name: 'Save it as a file' }).click(),
      ]);
      expect(await (await file.createReadStream()).toArray()).toEqual([Buffer.from('{"version":1,"game":')]);
      await page.getByRole('button', { name: 'Delete it' }).click();
      await expect(page.locator('.shelf')).toHaveCount(0);
    });

    test('asks before a link replaces your own game, which comes back', async ({ page }) => {
      const hash = await somebodysLink(page, path);
      await deal(page, path);
      const ownSeed = seedOf(await readStored(page, key));
      const seed = async (): Promise<number> => seedOf(await readStored(page, key));
      // If the dialog is dismissed, nothing changes.
      await page.evaluate((text) => {
        location.hash = text;
      }, hash);
      const linkDialog = page.getByRole('dialog', { name: 'This link contains a game' });
      await linkDialog.waitFor();
      expect(await axe(page, { within: 'dialog[open]' })).toEqual([]);
      await linkDialog.getByRole('button', { name: 'Keep mine' }).click();
      expect(await seed()).toBe(ownSeed);
      await expect(page).toHaveURL(path);
      // Opened from outside the site, the link leads to the same question.
      await page.goto('/about/');
      await page.goto(path + hash);
      await linkDialog.getByRole('button', { name: 'Open it' }).click();
      await expect.poll(seed).not.toBe(ownSeed);
      await waitForTurn(page);
      await page.locator('.play-kept').getByRole('button', { name: 'Go back to it' }).click();
      await expect.poll(seed).toBe(ownSeed);
      // The other game is on the shelf now, even after a reload.
      await page.reload();
      await page.getByRole('button', { name: 'More' }).click();
      await page.locator('.shelf summary').click();
      await page.locator('.shelf').getByRole('button', { name: 'Go back to it' }).click();
      await expect.poll(seed).not.toBe(ownSeed);
    });

    test('isn’t changed by a link that lost its end, and a sentence says so', async ({ page }) => {
      const hash = await somebodysLink(page, path);
      await deal(page, path);
      const seed = async (): Promise<number> => seedOf(await readStored(page, key));
      const seedBefore = await seed();
      const tornHash = hash.slice(0, -4);
      for (let times = 0; times < 2; times++) {
        await page.evaluate((text) => {
          location.hash = text;
        }, tornHash);
        await expect(page.locator('.play-problem')).toContainText('This link is damaged');
        await page.locator('.play-problem').getByRole('button', { name: 'OK' }).click();
        await expect(page.locator('.play-problem')).toHaveCount(0);
      }
      await page.goto('/about/');
      await page.goto(path + tornHash);
      await expect(page.locator('.play-problem')).toContainText('This link is damaged');
      await expect(hand(page).first()).toBeVisible();
      expect(await seed()).toBe(seedBefore);
      // A fragment that is an anchor isn't a link to a game.
      await page.locator('.play-problem').getByRole('button', { name: 'OK' }).click();
      await page.evaluate(() => {
        location.hash = '#main';
      });
      await expect(page.locator('.play-problem')).toHaveCount(0);
    });

    test('keeps both games of two tabs', async ({ context, page }) => {
      const otherTab = await context.newPage();
      await otherTab.goto(path);
      await shuffleMore(otherTab);
      await deal(page, path);
      await playAnyMove(page);
      await waitForTurn(page);
      const seed = async (): Promise<number> => seedOf(await readStored(page, key));
      const ownSeed = await seed();
      // The other tab was opened before, without a game.
      await otherTab.getByRole('button', { name: 'Deal' }).click();
      await waitForTurn(otherTab);
      await page.bringToFront();
      await expect(page.locator('#main').getByText('This game is open in another tab.')).toBeVisible();
      await page.getByRole('button', { name: 'Continue here' }).click();
      const tabDialog = page.getByRole('dialog', { name: 'The other tab has a different game' });
      await tabDialog.getByRole('button', { name: 'Keep mine' }).click();
      await expect.poll(seed).toBe(ownSeed);
      await expect(otherTab.locator('#main').getByText('This game is open in another tab.')).toBeVisible();
      await page.getByRole('button', { name: 'More' }).click();
      await page.locator('.shelf summary').click();
      await expect(page.locator('.shelf li')).toHaveCount(1);
      await page.locator('.shelf').getByRole('button', { name: 'Go back to it' }).click();
      await expect.poll(seed).not.toBe(ownSeed);
    });

    test('continues your own game with “Continue here” where the other tab left a torn one', async ({ page }) => {
      await deal(page, path);
      const seed = seedOf(await readStored(page, key));
      // The entry is written as another tab would write it.
      await page.evaluate((name) => {
        localStorage.setItem(name, '{"torn');
        dispatchEvent(new StorageEvent('storage', { key: name, newValue: '{"torn' }));
      }, key);
      await page.getByRole('button', { name: 'Continue here' }).click();
      await expect(page.locator('#main').getByText('This game is open in another tab.')).toBeHidden();
      expect(seedOf(await readStored(page, key))).toBe(seed);
      expect(await readStored(page, key.replace('fair-deal/', 'fair-deal/set-aside/').concat('/1'))).toBe('{"torn');
    });
  });

  test(`${front}learn/: progress that can’t be read is set aside, and can be saved as a file`, async ({ page }) => {
    await storeText(page, 'fair-deal/progress', '{"version":1,"rules":{"a"');
    await page.goto(`${front}learn/`);
    await expect(notices(page)).toHaveText([
      /The data saved about what you have learned is damaged. It was moved aside/,
    ]);
    await notices(page).getByRole('button', { name: 'OK' }).click();
    await page.reload();
    await expect(notices(page)).toHaveCount(0);
    const list = page.locator('[data-asides]');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      list.getByRole('button', { name: 'Save it as a file' }).click(),
    ]);
    expect(await (await file.createReadStream()).toArray()).toEqual([Buffer.from('{"version":1,"rules":{"a"')]);
    await list.getByRole('button', { name: 'Delete it' }).click();
    await expect(list).toBeHidden();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test(`${front}learn/: progress of a newer version survives a drill`, async ({ page }) => {
    const newer = '{"version":2,"rules":[],"more":true}';
    await storeText(page, 'fair-deal/progress', newer);
    await page.goto(`${front}learn/drill/?ask=legal`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('group', { name: 'Is it allowed?' }).getByRole('button').first().click();
    await expect(page.locator('.drill .ruling')).toBeVisible();
    await expect(notices(page)).toHaveText([/newer version of this site. It stays unchanged/]);
    expect(await readStored(page, 'fair-deal/progress')).toBe(newer);
  });
}
