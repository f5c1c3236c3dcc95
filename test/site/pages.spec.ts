import { numeral } from '../../src/cards/numerals.ts';
import { loadGames } from '../../src/cli/games.ts';
import { slipsOf } from '../contract/slips-of-language.ts';
import { isDeep } from '../depth.ts';
import { textOf } from './built-pages.ts';
import { oneOfEachKind } from './page-kinds.ts';
import { axe, expect, PAGES, test } from './site.ts';

/** One page of every kind, and every game's front page; all in the deep check. */
const CHECKED_PATHS = isDeep ? PAGES : oneOfEachKind(PAGES, false);

/** A whole book on one page has the same content as its chapters, and is too long for a second colour check. */
const RULEBOOK_PATHS = CHECKED_PATHS.filter((path) => /\/rules\/$/.test(path));

/** Counts the layout shifts while a page loads. */
const watchShifts = (): void => {
  const shifts = { total: 0 };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** A game's lessons share their colours, so one of them is checked in the dark. */
const isRepeatedLessonKind = (path: string): boolean => {
  const kind = /^(.*\/learn\/).+/.exec(path)?.[1];
  return (
    kind !== undefined && CHECKED_PATHS.find((otherPath) => otherPath.startsWith(kind) && otherPath !== kind) !== path
  );
};

test('pages of every kind are checked', () => {
  const kind = (path: string): string => path.replace(/^\/[^/]+/, '').replace(/[^/]+\/$/, 'one/');
  expect(new Set(CHECKED_PATHS.map(kind))).toEqual(new Set(PAGES.map(kind)));
});

for (const path of CHECKED_PATHS) {
  test(`${path}: nothing shifts, nothing overflows at 360 pixels or at double size, axe finds nothing`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(watchShifts);
    await page.goto(path, { waitUntil: 'networkidle' });
    const total = await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
    expect(total).toBeLessThan(0.02);

    if (!RULEBOOK_PATHS.includes(path)) expect(await axe(page)).toEqual([]);
    // Books are built alike, so one is checked.
    else if (isDeep || path === RULEBOOK_PATHS[0]) {
      expect(await axe(page, { without: ['color-contrast'] })).toEqual([]);
    }
    if (
      !RULEBOOK_PATHS.includes(path) &&
      !isRepeatedLessonKind(path) &&
      (isDeep || CHECKED_PATHS.indexOf(path) % 2 === 0)
    ) {
      // In the dark theme only the colours differ, and they are the same on every page.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axe(page, { rules: ['color-contrast'] })).toEqual([]);
    }

    for (const width of [640, 360]) {
      await page.setViewportSize({ width, height: 740 });
      // The page is laid out at its new width a moment later.
      const measureOverflow = (): Promise<number> =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(measureOverflow).toBeLessThanOrEqual(0);
    }
  });
}

/** Words of a page's text, from its HTML. */
function wordsOf(path: string): { readonly titles: number; readonly words: number } {
  const html = textOf(path);
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const text = main.replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');
  return { titles: html.match(/<h1[\s>]/g)?.length ?? 0, words: text.trim().split(/\s+/).length };
}

test('every page has its title and text without scripts', () => {
  for (const path of PAGES) {
    const { titles, words } = wordsOf(path);
    expect(titles, path).toBe(1);
    expect(words, path).toBeGreaterThan(20);
  }
});

test('no page has an id twice, and every link within a page has its target', () => {
  for (const path of PAGES) {
    const html = textOf(path).replace(/<template\b.*?<\/template>/gs, ' ');
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
    expect(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      path,
    ).toEqual([]);
    const links = [...html.matchAll(/<a [^>]*href="#([^"]+)"/g)].map(([, id = '']) => id);
    expect(
      links.filter((id) => !ids.includes(decodeURIComponent(id))),
      path,
    ).toEqual([]);
  }
});

/** Blocks of a page's text, from its HTML; code counts as one word. */
function blocksOf(path: string): readonly string[] {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(textOf(path)) ?? [];
  return main
    .replace(/<(script|style|template|svg|pre)\b.*?<\/\1>/gs, '\n')
    .replace(/<(code)\b.*?<\/\1>/gs, 'code')
    .split(BLOCK_ELEMENT)
    .map((block) =>
      block
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    );
}
const BLOCK_ELEMENT =
  /<\/?(?:p|div|li|h\d|t[dhr]|d[td]|button|a|b|section|fig\w+|caption|option|summary|label|span|small)\b[^>]*>/;

test('no page has a slip of language', () => {
  const slips = PAGES.flatMap((path) =>
    blocksOf(path).flatMap((text) => slipsOf(text).map((slip) => `${path} ${slip}: ${text}`)),
  );
  expect(slips).toEqual([]);
});

test('a game’s front page counts as many chapters as it lists', async () => {
  for (const id of (await loadGames()).keys()) {
    const html = textOf(`/${id}/`);
    const [, chapterCount] = /\b[Tt]he ([a-z]+) (?:short )?chapters\b/.exec(html) ?? [];
    const [, list = ''] = /<nav class="chapters".*?<ol[^>]*>(.*?)<\/ol>/s.exec(html) ?? [];
    expect(chapterCount, id).toBe(numeral(list.split('<li').length - 1));
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('every page shows its title and text, no button without a function, and no overflow on a phone', async ({
    page,
  }) => {
    for (const path of CHECKED_PATHS) {
      await page.goto(path);
      const { title, words, overflow, visibleHiddenCount } = await page.evaluate(() => ({
        title: [...document.querySelectorAll('h1')].map((one) => one.checkVisibility()),
        words: (document.querySelector('main')?.innerText ?? '').split(/\s+/).length,
        overflow: document.documentElement.scrollWidth - window.innerWidth,
        visibleHiddenCount: [...document.querySelectorAll('[hidden]')].filter((one) => one.checkVisibility()).length,
      }));
      expect(visibleHiddenCount, path).toBe(0);
      expect(title, path).toEqual([true]);
      expect(words, path).toBeGreaterThan(20);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
});

test('a missing address says so and leads back', async ({ page }) => {
  const answer = await page.goto('/no/such/page/');
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await expect(page).toHaveURL('/');
});

test('the skip link is the first keyboard stop and leads to the text', async ({ page }) => {
  await page.goto('/about/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
