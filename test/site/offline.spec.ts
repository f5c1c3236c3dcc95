import type { Page } from '@playwright/test';
import { myTurn, playAnything } from './any-move.ts';
import { daily } from './daily.ts';
import { click } from './drawn.ts';
import { type Deployed, deploy, kept } from './edition.ts';
import { expect, PAGES, test as withSite } from './site.ts';

/** The site without a network, and what happens to those who use it when a new edition comes out. */

const GAMES = PAGES.flatMap((path) => /^\/([^/]+)\/play\/$/.exec(path)?.[1] ?? []);

const test = withSite.extend<{ readonly site: Deployed }>({
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
const first = (pattern: RegExp): string => PAGES.find((path) => pattern.test(path)) ?? '';

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByLabel('What do you want to know?').fill(query);
  await expect(page.locator('.search-sheet .answer').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Every kind of page, used as anybody would who has a network. */
async function useAll(page: Page, game: string): Promise<void> {
  const chapter = first(new RegExp(`^/${game}/rules/(?!.*(deal|deck))[^/]+/$`));
  await page.goto(chapter);
  await click(page.locator('[data-live] button').first());
  await expect(page.locator('.is-awake').first()).toBeVisible();
  await search(page, 'joker');
  await page.goto(`/${game}/play/`);
  await page.getByRole('button', { name: 'Deal' }).click();
  await playAnything(page);
  await myTurn(page);
  await page.goto(`/${game}/referee/`);
  await click(page.getByRole('button', { name: 'Show me one' }));
  await click(page.locator('.zone-hand button').first());
  await page.goto(first(new RegExp(`^/${game}/learn/(?!drill|judgement)[^/]+/$`)));
  await expect(page.locator('.focus-table, .lesson').first()).toBeVisible();
  await page.goto(`/${game}/learn/drill/?ask=legal`);
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
  await myTurn(page);
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

for (const game of daily(GAMES, 1, 3)) {
  test(`${game}: after one visit every kind of page works without a network; a new edition is offered in the middle of a game, and taken when one likes`, async ({
    page,
    site,
    context,
  }) => {
    await page.goto('/about/');
    await kept(page);
    site.off();
    await useAll(page, game);
    await page.goto(`/${game}/play/`);
    await myTurn(page);
    await site.on();
    await playAnything(page);
    await myTurn(page);
    const cards = await page.locator('.zone-hand button').allInnerTexts();
    await site.next('The second edition.');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(notice(page)).toContainText('A new edition is here.');
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(notice(page)).toHaveCount(0);

    // Whoever puts it off has the old one on every page, and is asked again another time.
    const other = await context.newPage();
    await other.goto('/about/');
    await expect(other.locator('.colophon')).not.toContainText('second edition');
    await other.getByRole('button', { name: 'Take it now' }).click();
    await expect(other.locator('.colophon')).toContainText('The second edition.');

    // Nobody’s game is taken away: it goes on with what it needs, and is there in the new edition.
    await expect(notice(page)).toContainText('open in another tab');
    site.off();
    expect(await page.locator('.zone-hand button').allInnerTexts()).toEqual(cards);
    await search(page, 'joker');
    await playAnything(page);
    await page.getByRole('button', { name: 'Load it' }).click();
    await expect(page.locator('.colophon')).toContainText('The second edition.');
    await myTurn(page);
    expect(await page.locator('.log li.is-mine').count()).toBeGreaterThan(1);
  });
}
