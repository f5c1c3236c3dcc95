import { findAnswers, openSearch, type SearchFile } from '../../src/search/search-index.ts';
import { textOf } from './built-pages.ts';
import { waitUntilDrawn } from './gestures.ts';
import { someOf } from './sample.ts';
import { axe, expect, PAGES, test } from './site.ts';

/** Tests the search, over any page and on its own page. */

const CHAPTERS = PAGES.filter((path) => /^\/[^/]+\/rules\/[^/]+\/$/.test(path));

test('every answer leads to an existing place', async () => {
  const file: SearchFile = JSON.parse(textOf('/search/index.json'));
  const paths = file.texts.filter((text) => typeof text === 'string' && text.startsWith('/')).map(String);
  const deadPaths = paths.flatMap((path) => {
    const [page = '', anchor] = path.split('#');
    if (!PAGES.includes(page)) return [path];
    return anchor === undefined || textOf(page).includes(`id="${anchor}"`) ? [] : [path];
  });
  expect(paths.length).toBeGreaterThan(300);
  expect(deadPaths).toEqual([]);
  expect(findAnswers(await openSearch(file), 'joker').length).toBe(10);
});

for (const path of someOf(CHAPTERS, 1, 9)) {
  test(`${path}: a slash opens the search over the page, and arrows move through the answers`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('/');
    const field = page.getByLabel('What do you want to know?');
    await expect(field).toBeFocused();
    await expect(page.getByRole('button', { name: 'Close the search' })).toHaveCSS('position', 'absolute');
    await expect(field).toHaveCSS('min-height', '52px');
    await page.keyboard.type('joker');
    const links = page.locator('.answer-link');
    await expect(page.locator('.search-count').filter({ hasText: / answers in / })).toBeVisible();
    expect(await axe(page, { within: '.search-sheet' })).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    // Tab cycles within it.
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Close the search' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Close the search' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.search-sheet')).toBeHidden();
    // The button in the header opens it in its previous state.
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('joker');
    const href = await links.first().getAttribute('href');
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href?.replace(/[#/]/g, '.')}$`));
    await expect(page.locator('.search-sheet:popover-open')).toHaveCount(0);
  });
}

test('single-key shortcuts can be turned off in the settings, for the table and for the search', async ({ page }) => {
  const [path = ''] = PAGES.filter((one) => /^\/[^/]+\/play\/$/.test(one));
  const search = page.locator('.search-sheet:popover-open');
  await page.goto(path);
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await page.locator('.zone-hand button').first().waitFor();
  await page.waitForLoadState('networkidle');
  const moreButton = page.getByRole('button', { name: 'More', exact: true });
  await moreButton.click();
  const keys = page.getByLabel('Single-key shortcuts: letters at the table, / to search');
  await expect(keys).toBeChecked();
  await keys.uncheck();
  await page.keyboard.press('Escape');
  const message = page.locator('.play-say');
  const messageBefore = await message.innerText();
  await moreButton.focus();
  for (const key of ['h', 's', '/']) await page.keyboard.press(key);
  await waitUntilDrawn(page);
  expect(await message.innerText()).toBe(messageBefore);
  await expect(search).toHaveCount(0);
  // It is stored for other pages too.
  await page.goto('/about/');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.search-open')).not.toHaveAttribute('aria-keyshortcuts');
  await page.keyboard.press('/');
  await waitUntilDrawn(page);
  await expect(search).toHaveCount(0);
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(search).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the search has its own page, restored on going back, and says what it doesn’t find', async ({ page }) => {
    await page.goto('/search/?q=three+kings');
    const answers = page.locator('.answer');
    await expect(answers.first()).toBeVisible();
    await page.getByRole('button', { name: 'All games' }).tap();
    await page.getByLabel('What do you want to know?').fill('xylophone');
    await expect(page.locator('.search-count')).toHaveText('No answers.');
    await page.getByLabel('What do you want to know?').fill('who deals');
    await expect(answers.first()).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await answers.first().locator('.answer-link').tap();
    await page.waitForURL((url) => !url.pathname.startsWith('/search/'));
    await page.goBack();
    await expect(page.getByLabel('What do you want to know?')).toHaveValue('who deals');
    await expect(answers.first()).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('an index that doesn’t load is reported, and requested again', async ({ page }) => {
    let isMissing = true;
    await page.route('**/search/index.json', (route) =>
      isMissing ? route.fulfill({ status: 404 }) : route.fallback(),
    );
    await page.goto('/search/');
    await expect(page.getByText('couldn’t be loaded')).toBeVisible();
    isMissing = false;
    await page.getByRole('button', { name: 'Try again' }).tap();
    await page.getByRole('button', { name: 'All games' }).waitFor();
    await expect(page.locator('.search-examples li').first()).toBeVisible();
  });
});

test('without a worker the page searches', async ({ page }) => {
  await page.route('**/search-worker*', (route) => route.fulfill({ status: 404 }));
  await page.goto('/search/?q=three+kings');
  await expect(page.locator('.answer').first()).toBeVisible();
  await page.getByLabel('What do you want to know?').fill('joker');
  await expect(page).toHaveURL(/q=joker/);
});

test('Enter opens the answer to the whole question, however slow it is', async ({ page }) => {
  let answer = (): void => undefined;
  const answerAwaited = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/search/index.json', async (route) => {
    await answerAwaited;
    await route.fallback();
  });
  await page.goto('/search/');
  const field = page.getByLabel('What do you want to know?');
  await field.fill('three kings');
  await expect(page.locator('.search-count')).toHaveText('Searching …');
  await field.press('Enter');
  answer();
  await page.waitForURL((at) => at.pathname.includes('/rules/'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search says what to do, and links every book', async ({ page }) => {
    await page.goto('/about/');
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page.getByText('The search needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    const books = PAGES.filter((path) => /^\/[^/]+\/rules\/$/.test(path));
    for (const path of books) await expect(page.locator(`main a[href="${path}"]`)).toBeVisible();
  });
});
