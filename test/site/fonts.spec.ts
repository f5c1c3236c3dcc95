import type { Page } from '@playwright/test';
import { loadGames } from '../../src/cli/games.ts';
import { looksOf } from '../../src/ui/card/looks.ts';
import { isDeep } from '../depth.ts';
import { waitForSettledTurn } from './any-move.ts';
import { oneOfEachKind } from './page-kinds.ts';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

/** If the site's fonts are late or never arrive, the page is shown in a system font first. */

const games = [...(await loadGames()).values()];
const LOOKED_AT = someOf(oneOfEachKind(PAGES, isDeep), 9, 11);
const SITE_FONTS = ['Literata', 'Instrument Sans', 'Fraunces'];

/** The fonts in which the text of a page is drawn. */
async function drawnIn(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', {});
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'h1, p, a, button',
  });
  // Islands that start in the meantime replace their placeholder.
  const noFonts = { fonts: [] };
  const fonts = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => noFonts)),
  );
  await session.detach();
  return [...new Set(fonts.flatMap(({ fonts: used }) => used.map(({ familyName }) => familyName)))];
}

/** Page time without a request or a change after which a page has started, in milliseconds. */
const QUIET_MS = 500;

/** Waits until nothing but fonts is on its way and the page has stopped changing. */
async function waitUntilStarted(page: Page, pending: ReadonlySet<unknown>): Promise<void> {
  const quiet = (): Promise<boolean> =>
    page.evaluate(
      (ms) =>
        new Promise<boolean>((resolve) => {
          const watch = new MutationObserver(() => resolve(false));
          // Clocks change attributes and text only.
          watch.observe(document, { subtree: true, childList: true });
          setTimeout(() => resolve(document.querySelector('astro-island[ssr][client="load"]') === null), ms);
        }),
      QUIET_MS,
    );
  await expect.poll(async () => pending.size === 0 && (await quiet()) && pending.size === 0).toBe(true);
}

/** Layout shifts since a moment. */
interface ShiftWatch {
  shifted: number;
  places: readonly (readonly [Element, DOMRect])[];
}

/**
 * Adds up layout shifts: the share of the window that is affected times the farthest move. Chromium says of a card
 * below a container query that it comes from the corner of the window, so the farthest move is measured here.
 */
const watchShifts = (): void => {
  const watch: ShiftWatch = Object.assign(window, { shifted: 0, places: [] });
  const distance = (was: DOMRectReadOnly, is: DOMRectReadOnly): number =>
    Math.max(Math.abs(is.x - was.x), Math.abs(is.y - was.y));
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as unknown as {
      readonly value: number;
      readonly sources: readonly { readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }[];
    }[];
    const farthest = Math.max(0, ...watch.places.map(([el, was]) => distance(was, el.getBoundingClientRect())));
    for (const { value, sources } of entries) {
      const told = Math.max(farthest, ...sources.map(({ previousRect: was, currentRect: is }) => distance(was, is)));
      watch.shifted += told > 0 ? (value * farthest) / told : value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Forgets the shifts so far, and remembers where everything is. */
const startShifts = (): void => {
  const places = [...document.querySelectorAll('body *')].map((el) => [el, el.getBoundingClientRect()] as const);
  Object.assign(window, { shifted: 0, places });
};

for (const path of LOOKED_AT) {
  test(`${path}: late fonts are used at once, and nothing shifts`, async ({ page }) => {
    await page.addInitScript(watchShifts);
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const pending = new Set<unknown>();
    page.on('request', (request) => {
      if (request.resourceType() !== 'font') pending.add(request);
    });
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => pending.delete(request));
    await page.route('**/*.woff2', async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const isPainted = (): Promise<number> =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(isPainted).toBe(1);
    expect((await drawnIn(page)).filter((family) => SITE_FONTS.includes(family))).toEqual([]);
    // Layout shifts of starting islands are checked elsewhere.
    await waitUntilStarted(page, pending);
    await page.evaluate(startShifts);
    arrive();
    await expect.poll(() => drawnIn(page)).toEqual(expect.arrayContaining(SITE_FONTS));
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02);
  });
}

/** Share of a card's width for its index: the widest of the site's fonts, 30, takes 58 of 100. */
const MAX_INDEX_END = 60;

test('without our fonts every index stays in the corner of its card', async ({ page }) => {
  const [game] = someOf(games, 1, 2);
  const indices = games.flatMap((one) => one.pack.cards.map((card) => looksOf(one)(card).index));
  expect(indices.filter((index) => /^\d\d$/.test(index)).length).toBeGreaterThan(20);
  await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }));
  await page.goto(`/${game?.id}/play/`);
  await page.getByRole('button', { name: 'Deal' }).click();
  await waitForSettledTurn(page);
  const ends = await page
    .locator('.card-face text')
    .first()
    .evaluate(
      (text: SVGTextElement, indices) =>
        indices.map((index) => {
          text.textContent = index;
          text.classList.toggle('is-long', index.length > 1);
          const { x, width } = text.getBBox();
          return `${index} ends at ${Math.round(x + width)}`;
        }),
      [...new Set(indices)],
    );
  expect(ends.filter((end) => Number(end.split(' ').at(-1)) > MAX_INDEX_END)).toEqual([]);
});
