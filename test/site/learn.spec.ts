import type { Locator, Page } from '@playwright/test';
import { isDeep } from '../depth.ts';
import { textOf } from './built-pages.ts';
import { click, tap } from './gestures.ts';
import { expectInView } from './in-view.ts';
import { tryUntilRefused } from './refuse.ts';
import { someOf } from './sample.ts';
import { axe, expect, PAGES, test } from './site.ts';

const pagesWith = (html: string): readonly string[] =>
  PAGES.filter((path) => /\/rules\//.test(path) && textOf(path).includes(html));
const CHAPTERS = pagesWith('class="try-live');
/** Pages with drawn tables: the whole book first. */
const FIGURE_PATHS = pagesWith('<figure')
  .filter((path) => /<figure[^>]*\sdata-live=/.test(textOf(path)))
  .toSorted();
/** Pages with a table under two rulings. */
const READING_PATHS = pagesWith('class="reading-apart"').filter((path) => !/\/rules\/$/.test(path));

test('there are chapters with something to try', () => {
  expect(CHAPTERS.length).toBeGreaterThan(2);
});

/** Tables in chapters are built alike: one chapter of some games, and each chapter in the deep check. */
const samplePaths = (paths: readonly string[], limit: number, from: number): readonly string[] =>
  isDeep
    ? paths
    : someOf(
        paths.filter((path) => paths.find((other) => gameOf(other) === gameOf(path)) === path),
        limit,
        from,
      );
const gameOf = (path: string): string | undefined => path.split('/')[1];

for (const path of samplePaths(CHAPTERS, 1, 0)) {
  test(`${path}: an illegal try is refused with its law, which is linked, and a suggestion may be played`, async ({
    page,
  }) => {
    await page.goto(path);
    const table = page.locator('.try').first();
    await table.scrollIntoViewIfNeeded();
    const ruling = table.locator('.ruling');
    const startAgain = async (): Promise<void> => {
      await click(table.getByRole('button', { name: 'Start again' }));
      await expect(ruling).not.toContainText(/llowed/);
    };
    const cardCount = await tryUntilRefused(table, startAgain);
    expect(await axe(page, { within: '.try' })).toEqual([]);

    await click(ruling.locator('.ruling-could button').first());
    await expect(ruling).toHaveClass(/is-legal/);
    await startAgain();
    await expect(table.locator('.zone-hand [data-item]')).toHaveCount(cardCount);

    await tryUntilRefused(table, startAgain);
    const law = ruling.getByRole('link').first();
    const href = (await law.getAttribute('href')) ?? '';
    expect(href).toMatch(/\/rules\/.+\/#.+/);
    await law.click();
    await expect(page).toHaveURL(href);
    await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
  });
}

for (const path of samplePaths(CHAPTERS, 1, 3)) {
  test(`${path}: a card is touched and tried by keyboard alone`, async ({ page }) => {
    await page.goto(path);
    const table = page.locator('.try').first();
    await table.scrollIntoViewIfNeeded();
    // Keys work once the table's island has started, which happens on focus.
    await table.locator('.zone-hand button').first().focus();
    await expect(table).toHaveClass(/is-awake/);
    await expect(table.locator('.zone-hand button').first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(table.locator('.zone-hand .is-picked')).toHaveCount(1);
    // The referee has loaded, and with it the buttons.
    await expect(table.locator('.ruling-heard')).toHaveCount(1);
    const group = table.getByRole('group', { name: 'What you do' });
    for (let i = 0; i < 20 && !(await group.evaluate((node) => node.contains(document.activeElement))); i++) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(table.locator('.ruling')).toContainText(/llowed/);
  });
}

/** Touches the first hand card of a drawn table and tries its meanings; returns the number of tries. */
async function wakes(page: Page, drawing: Locator): Promise<number> {
  const card = drawing.locator('.zone-hand li').first();
  const words = await card.locator('.unseen').innerText();
  const name = words.replace(/, (named in the ruling|playable)$/, '');
  await tap(card);
  await expect(drawing).toHaveClass(/is-awake/);
  await expect(drawing.locator('.is-picked')).toHaveText(new RegExp(`^${name}`));
  const act = drawing.getByRole('group', { name: 'What you do' }).getByRole('button', { disabled: false });
  if ((await act.count()) === 0) return 0;
  await click(act.first());
  await expect(drawing.locator('.ruling')).toContainText(/llowed|depends/);
  await expectInView(page, drawing.locator('.ruling-verdict'));
  return 1;
}

/** Unfolds the chapters of a page with the whole book. */
const unfoldChapters = (page: Page): Promise<void> =>
  page.locator('details.chapter').evaluateAll((chapters) => {
    for (const chapter of chapters) chapter.setAttribute('open', '');
  });

const ON_A_PHONE = {
  hasTouch: true,
  viewport: { width: 390, height: 844 },
} as const;

for (const path of samplePaths(FIGURE_PATHS, 1, 2)) {
  test.describe(path, () => {
    test.use(ON_A_PHONE);

    test('a drawn table becomes interactive where it is touched, and answers', async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      await page.goto(path);
      expect(scripts.filter((url) => !/head|ChapterScript|later|table-key/i.test(url))).toEqual([]);
      await unfoldChapters(page);
      const drawings = page.locator('figure[data-live]:visible').filter({ has: page.locator('.zone-hand li') });
      const count = isDeep ? await drawings.count() : 2;
      let tries = 0;
      // An interactive table isn't a drawing any longer.
      for (let i = 0; i < count; i++) {
        const id = await drawings.first().getAttribute('data-live');
        await drawings.first().evaluate((node) => node.classList.add('is-tried'));
        expect(id).toMatch(/.+\/.+/);
        tries += await wakes(page, page.locator('figure.is-tried').nth(i));
      }
      expect(await axe(page, { within: 'figure.is-tried' })).toEqual([]);
      test.skip(tries === 0, 'nothing here is done with one card');
    });
  });
}

for (const path of samplePaths(FIGURE_PATHS, 1, 0)) {
  test.describe(path, () => {
    test.use(ON_A_PHONE);

    test('a drawn table becomes interactive by keyboard, and again if loading failed', async ({ page }) => {
      let isMissing = true;
      await page.route('**/tables.json', (route) => (isMissing ? route.fulfill({ status: 404 }) : route.continue()));
      await page.goto(path);
      await unfoldChapters(page);
      const drawing = page.locator('figure[data-live]:visible').first();
      const button = drawing.getByRole('button', { name: 'Try it' });
      await drawing.evaluate((node) => node.classList.add('is-tried'));
      const triedFigure = page.locator('figure.is-tried');
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(triedFigure).toHaveClass(/is-out-of-reach/);
      isMissing = false;
      await page.keyboard.press('Enter');
      await expect(triedFigure).toHaveClass(/is-awake/);
      await expect(triedFigure).not.toHaveClass(/is-out-of-reach/);
      await expect(triedFigure.locator('.try-live :focus')).toHaveCount(1);
    });
  });
}

test('every game has two rulings with readings', () => {
  expect(READING_PATHS.length).toBe(new Set(FIGURE_PATHS.map(gameOf)).size);
});

for (const path of samplePaths(READING_PATHS, 1, 1)) {
  test.describe(path, () => {
    test.use(ON_A_PHONE);

    test('a table that other house rules judge differently is laid out at a touch, with both rulings over it', async ({
      page,
    }) => {
      await page.goto(path);
      const doubleRulings = page.locator('.reading-apart');
      const count = isDeep ? await doubleRulings.count() : 2;
      for (let i = 0; i < count; i++) {
        const rulings = doubleRulings.nth(i).locator('.reading-ruled');
        const [leftRuling, rightRuling] = await Promise.all([0, 1].map((at) => rulings.nth(at).boundingBox()));
        expect(leftRuling?.y).toBe(rightRuling?.y);
        expect((leftRuling?.x ?? 0) + (leftRuling?.width ?? 0)).toBeLessThanOrEqual(rightRuling?.x ?? 0);
        for (const side of [0, 1]) {
          const table = doubleRulings.nth(i).locator('.example').nth(side);
          await tap(table.getByRole('button', { name: 'Try it' }));
          await expect(table).toHaveClass(/is-awake/);
          await expect(table.locator('.table-sheet')).toBeInViewport();
          await expect(rulings.nth(side).locator('.example-verdict')).toBeVisible();
          await tap(table.locator('.table-sheet button').first());
          await expect(table.locator('.ruling')).toBeVisible();
        }
      }
      expect(await axe(page, { within: '.reading-apart' })).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}
