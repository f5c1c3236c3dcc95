import type { Page } from '@playwright/test';
import { textOf } from './built-pages.ts';
import { expectInView } from './in-view.ts';
import { readLessons } from './lesson-guide.ts';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

const GAMES = PAGES.flatMap((path) => /^\/([^/]+)\/play\/$/.exec(path)?.[1] ?? []);
/** Paths of all rulebook chapters of a game, including those that only list laws. */
const chapters = (game: string): readonly string[] =>
  PAGES.filter((path) => path.startsWith(`/${game}/rules/`) && !/\/rules\/$/.test(path));
/** Customs aren't enforced: they can't be tried, only a related law can. */
const isTold = (path: string): boolean => path.endsWith('/trouble/');
const lessonsByGame = await readLessons();
const lessons = (game: string): readonly string[] => (lessonsByGame.get(game) ?? []).map(({ path }) => path);

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** The laws of a built chapter: their anchors, and their links. */
function lawsIn(path: string): readonly { readonly anchor: string; readonly ways: readonly string[] }[] {
  return [
    ...textOf(path).matchAll(/<section class="rule" id="([^"]+)">[\s\S]*?<p class="rule-ways">([\s\S]*?)<\/p>/g),
  ].map(([, anchor = '', linksHtml = '']) => ({
    anchor,
    ways: [...linksHtml.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href),
  }));
}

/** Expands a ruling if it is collapsed, and returns its links. */
async function waysOfRuling(page: Page) {
  const pull = page.locator('.ruling-pull');
  await expect(page.locator('.ruling-verdict')).toBeVisible();
  if (await pull.isVisible()) await pull.click();
  return page.locator('.law-ways');
}

for (const game of GAMES) {
  test(`${game}: every law links a lesson, a drill and the desk`, () => {
    const judgedLaws = chapters(game)
      .filter((path) => !isTold(path))
      .flatMap(lawsIn);
    const toldLaws = chapters(game).filter(isTold).flatMap(lawsIn);
    const sections = chapters(game).flatMap((path) => [...textOf(path).matchAll(/<section class="rule"/g)]);
    expect(judgedLaws.length + toldLaws.length).toBe(sections.length);
    expect(judgedLaws.length).toBeGreaterThan(20);
    expect(toldLaws.length).toBeGreaterThan(10);
    const anchors = judgedLaws.map(({ anchor }) => anchor);
    for (const { anchor, ways } of [...judgedLaws, ...toldLaws]) {
      const [lesson, drill, desk = ''] = ways;
      const law = anchors.includes(anchor) ? anchor : desk.slice(desk.indexOf('#') + 1);
      expect(anchors, anchor).toContain(law);
      expect(lessons(game), anchor).toContain(lesson);
      expect([drill, desk]).toEqual([`/${game}/learn/drill/#${law}`, `/${game}/referee/#${law}`]);
    }
  });
}

for (const [i, game] of someOf(GAMES, 2, 1).entries()) {
  for (const viewport of someOf(SIZES, 1, i)) {
    test.describe(`${game} at ${viewport.width}`, () => {
      test.use({ viewport });

      test('lesson, law and ruling are two touches apart at most', async ({ page }) => {
        await page.goto(`/${game}/learn/`);
        // The first lesson opens the box, and its laws are about no move.
        await page.locator('.way h2 a').nth(1).click();
        // Lesson to law in one touch, to a ruling in two.
        await page.locator('.focus-law').click();
        await expect(page).toHaveURL(/\/rules\/[^#]+#/);
        const anchor = new URL(page.url()).hash.slice(1);
        await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
        await page.locator(`[id="${anchor}"] .rule-ways a`, { hasText: 'Referee' }).click();
        await expect(page).toHaveURL(new RegExp(`/referee/#${anchor}$`));
        // Ruling to lesson and to law in two touches.
        const rulingLinks = await waysOfRuling(page);
        const lawOf = await page.locator('.ruling-law > a').first().getAttribute('href');
        const to = rulingLinks.getByRole('link', { name: 'Lesson' });
        await expect(to).toHaveAttribute('href', /\/learn\/[^#]+\/$/);
        await to.click();
        await expect(page.locator('.focus-law')).toBeVisible();
        await page.goBack();
        const linksAgain = await waysOfRuling(page);
        await linksAgain.getByRole('link', { name: 'Drill' }).click();
        await expect(page.locator('.exercise-tried')).toBeVisible();
        await page.goBack();
        await waysOfRuling(page);
        await page.locator('.ruling-law > a').first().click();
        await expect(page).toHaveURL(new RegExp(`${lawOf}$`));
      });

      test('the bar names the current page, and disappears for a table that fills the window', async ({ page }) => {
        const bar = page.locator('.ways-bar');
        for (const [path, name] of [
          [`/${game}/learn/`, 'Learn'],
          [chapters(game)[0] ?? '', 'Rules'],
          [`/${game}/referee/`, 'Referee'],
          [`/${game}/play/`, 'Play'],
        ] as const) {
          await page.goto(path);
          await expect(bar.locator('[aria-current]')).toHaveText(name);
          await expectInView(page, bar);
        }
        await page.getByRole('button', { name: 'Deal' }).click();
        await page.locator('.board').waitFor();
        await expect(bar).toBeHidden();
        await page.goto(lessons(game)[0] ?? '');
        await expect(bar).toBeHidden();
        await expectInView(page, page.locator('.focus-out'));
      });
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('all games are behind the name in the header', async ({ page }) => {
    await page.goto(`/${GAMES[0]}/rules/`);
    await page.locator('.games-open').click();
    for (const game of GAMES) await expectInView(page, page.locator(`#games a[href="/${game}/"]`));
    await page.locator(`#games a[href="/${GAMES[2]}/"]`).click();
    await expect(page).toHaveURL(`/${GAMES[2]}/`);
  });

  test('the laws of a chapter are behind a chip, the current one is marked, and they are linked', async ({ page }) => {
    const path = chapters(GAMES[0] ?? '').find((one) => lawsIn(one).length > 8) ?? '';
    await page.goto(path);
    const anchor = lawsIn(path)[6]?.anchor ?? '';
    await page.locator('.contents-open').click();
    await page.locator(`.laws a[href="#${anchor}"]`).click();
    await expect(page.locator(`[id="${anchor}"] .rule-law`)).toBeInViewport();
    // The bar was closed for the law; opened again it names the current page.
    await expect(page.locator('.laws')).toBeHidden();
    await page.locator('.contents-open').click();
    // The browser marks it when scrolling has ended.
    const markedIndices = (): Promise<readonly number[]> =>
      page.locator('.laws a').evaluateAll((links) => {
        const colours = links.map((one) => getComputedStyle(one).backgroundColor);
        return colours.flatMap((one, i) => (one === colours[0] ? [] : [i]));
      });
    await expect.poll(markedIndices).toEqual([6]);
  });
});
