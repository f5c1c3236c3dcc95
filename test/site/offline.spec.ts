import type { Page } from '@playwright/test';
import { playAnyMove, waitForTurn } from './any-move.ts';
import { type DeployedSite, deploy, waitForOffline } from './edition.ts';
import { click } from './gestures.ts';
import { someOf } from './sample.ts';
import { expect, PAGES, test as withSite } from './site.ts';

/** Tests the site without a network, and the change to a new edition while pages are open. */

const GAMES = PAGES.flatMap((path) => /^\/([^/]+)\/play\/$/.exec(path)?.[1] ?? []);

const test = withSite.extend<{ readonly site: DeployedSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its parameters.
  site: async ({}, use) => {
    const site = await deploy();
    await use(site);
    site.end();
  },
  baseURL: async ({ site }, use) => use(site.url),
});
test.use({ serviceWorkers: 'allow', hurried: true });

const notice = (page: Page) => page.locator('.notices p');
const firstPath = (pattern: RegExp): string => PAGES.find((path) => pattern.test(path)) ?? '';

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByLabel('What do you want to know?').fill(query);
  await expect(page.locator('.search-sheet .answer').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Uses every kind of page with a network. */
async function useAll(page: Page, game: string): Promise<void> {
  const chapter = firstPath(new RegExp(`^/${game}/rules/(?!.*(deal|deck))[^/]+/$`));
  await page.goto(chapter);
  await click(page.locator('[data-live] button').first());
  await expect(page.locator('.is-awake').first()).toBeVisible();
  await search(page, 'joker');
  await page.goto(`/${game}/play/`);
  await page.getByRole('button', { name: 'Deal' }).click();
  await playAnyMove(page);
  await waitForTurn(page);
  await page.goto(`/${game}/referee/`);
  await click(page.getByRole('button', { name: 'Show an example' }));
  await click(page.locator('.zone-hand button').first());
  await page.goto(firstPath(new RegExp(`^/${game}/learn/(?!drill|judgement)[^/]+/$`)));
  await expect(page.locator('.focus-table, .lesson').first()).toBeVisible();
  await page.goto(`/${game}/learn/drill/?ask=legal`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Allowed', exact: true }).first()).toBeVisible();
  await page.goto('/search/?q=who+starts');
  await expect(page.locator('.answer').first()).toBeVisible();
  for (const date of ['2027-01-12', '2027-01-13']) {
    await page.clock.setFixedTime(new Date(`${date}T10:00:00`));
    await page.goto('/daily/');
    await expect(page.locator('.daily .focus-table')).toBeVisible();
  }
  await click(page.getByRole('button', { name: 'Today’s deals' }));
  await page.locator(`.daily-deals [data-game="${game}"] a`).first().click();
  await page.getByRole('button', { name: 'Open it' }).click();
  await waitForTurn(page);
  await page.goto(`/${game}/exam/#1-l`);
  await click(page.getByRole('button', { name: 'Sit this paper' }));
  await expect(page.locator('.exam-at')).toHaveText(/^Case 1 of/);
  const fronts = PAGES.filter((path) => new RegExp(`^/(${game}/([^/]+/)?)?$`).test(path));
  expect(fronts.length).toBeGreaterThan(5);
  for (const path of [...fronts, `/${game}/rules`]) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
  }
  await page.goto('/nowhere/');
  await expect(page.locator('h1')).toHaveText('No such card in the pack');
}

/** Makes the browser check for a new edition, as it does by itself now and then. */
const lookForNew = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

/** Number of a deployed edition whose worker is complete and waiting. */
const waits = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { waiting, installing } = await navigator.serviceWorker.ready;
        return waiting !== null && installing === null;
      }),
    )
    .toBe(true);

test('with three editions in a row the newest is used on request, and offered on every page until it is put off', async ({
  page,
  site,
  context,
}) => {
  await page.goto('/about/');
  await waitForOffline(page);
  const playPage = await context.newPage();
  await playPage.goto(`/${GAMES[0]}/play/`);
  await playPage.getByRole('button', { name: 'Deal' }).click();
  await waitForTurn(playPage);

  await site.next('The second edition.');
  await lookForNew(page);
  await expect(notice(page)).toContainText('A new version is ready.');
  await page.goto('/kit/');
  await expect(notice(page)).toContainText('A new version is ready.');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(notice(page)).toHaveCount(0);

  await site.next('The third edition.');
  await lookForNew(page);
  await waits(page);
  for (const one of [page, playPage]) await expect(notice(one)).toHaveText(/A new version is ready\./);
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(page.locator('.colophon')).toContainText('The third edition.');
  await expect(notice(page)).toHaveCount(0);

  // Each game shows one notice at a time: that the new edition is loaded, until a newer one is available.
  await expect(notice(playPage)).toHaveText(/open in another tab.*Reload/);
  await site.next('The fourth edition.');
  await lookForNew(playPage);
  await expect(notice(playPage)).toHaveText(/A new version is ready\..*Update now/);
  await playPage.getByRole('button', { name: 'Update now' }).click();
  await expect(playPage.locator('.colophon')).toContainText('The fourth edition.');
  await waitForTurn(playPage);
});

test('an edition that arrives while an older one waits is the one that is used', async ({ page, site }) => {
  await page.goto('/about/');
  await waitForOffline(page);
  await site.next('The second edition.');
  await lookForNew(page);
  const take = page.getByRole('button', { name: 'Update now' });
  await expect(take).toBeVisible();
  // The button is pressed although the notice is being replaced.
  const pressedButton = await take.elementHandle();
  await site.next('The third edition.');
  await lookForNew(page);
  await waits(page);
  await pressedButton?.evaluate((button) => (button as HTMLButtonElement).click());
  await expect(page.locator('.colophon')).toContainText('The third edition.');
});

test('if the cache was deleted and the worker kept, everything is fetched again and works without a network', async ({
  page,
  site,
}) => {
  await page.goto('/about/');
  await waitForOffline(page);
  const files = (): Promise<number> =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const entryCounts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
      return entryCounts.reduce((sum, n) => sum + n, 0);
    });
  const fileCount = await files();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  expect(await files()).toBe(0);
  await page.reload();
  await expect.poll(files).toBe(fileCount);
  site.off();
  await page.goto(`/${GAMES[0]}/play/`);
  await page.getByRole('button', { name: 'Deal' }).click();
  await waitForTurn(page);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a game whose bots can’t be loaded any longer says that the site has changed, and continues after a reload', async ({
    page,
    site,
  }) => {
    await page.goto(`/${GAMES[0]}/play/`);
    await page.getByRole('button', { name: 'Deal' }).waitFor();
    await site.next('The second edition.');
    await page.getByRole('button', { name: 'Deal' }).click();
    const hint = page.locator('.play-hint');
    await expect(hint.or(page.locator('.player.is-on', { hasText: 'You' }))).toBeVisible();
    if (!(await hint.isVisible())) await playAnyMove(page);
    await expect(hint).toContainText('The site has been updated. Reload this page to continue your game.');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    const cards = await page.locator('.zone-hand button').allTextContents();
    await hint.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('.colophon')).toContainText('The second edition.');
    await expect(page.locator('.zone-hand button')).toHaveText(cards);
    await waitForTurn(page);
  });

  test('a page that can’t load a part of itself says that the site has changed, and offers to reload', async ({
    page,
    site,
  }) => {
    // The offer to reload appears last, when the page is idle.
    await page.goto(`/${GAMES[0]}/referee/`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Show an example' }).waitFor();
    await site.next('The second edition.');
    await page.getByRole('button', { name: 'Show an example' }).click();
    await expect(notice(page)).toHaveText(/The site has been updated. Reload this page to continue\./);
    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('.colophon')).toContainText('The second edition.');
    await page.getByRole('button', { name: 'Show an example' }).click();
    await expect(page.locator('.zone-hand button').first()).toBeVisible();
  });
});

for (const game of someOf(GAMES, 1, 3)) {
  test(`${game}: after one visit every kind of page works without a network; a new edition is offered in mid-game and used on request`, async ({
    page,
    site,
    context,
  }) => {
    await page.goto('/about/');
    await waitForOffline(page);
    site.off();
    await useAll(page, game);
    await page.goto(`/${game}/play/`);
    await waitForTurn(page);
    await site.on();
    await playAnyMove(page);
    await waitForTurn(page);
    const cards = await page.locator('.zone-hand button').allInnerTexts();
    await site.next('The second edition.');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(notice(page)).toContainText('A new version is ready.');
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(notice(page)).toHaveCount(0);

    // A user who postpones the update keeps the old edition on every page, and is asked again later.
    const otherPage = await context.newPage();
    await otherPage.goto('/about/');
    await expect(otherPage.locator('.colophon')).not.toContainText('second edition');
    await otherPage.getByRole('button', { name: 'Update now' }).click();
    await expect(otherPage.locator('.colophon')).toContainText('The second edition.');

    // No game is lost: it continues with its files, and is there in the new edition.
    await expect(notice(page)).toContainText('open in another tab');
    site.off();
    expect(await page.locator('.zone-hand button').allInnerTexts()).toEqual(cards);
    await search(page, 'joker');
    await playAnyMove(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('.colophon')).toContainText('The second edition.');
    await waitForTurn(page);
    expect(await page.locator('.log li.is-mine').count()).toBeGreaterThan(1);
  });
}
