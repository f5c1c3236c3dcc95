import type { Page } from '@playwright/test';
import { createRandom, type Random } from '../../src/random/random.ts';
import { baseSeed, isDeep } from '../depth.ts';
import { textOf } from './built-pages.ts';
import { waitUnlessLeft, waitUntilDrawn } from './gestures.ts';
import { oneOfEachKind } from './page-kinds.ts';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

/** Random touches on every kind of page: none may cause an uncaught error, a rejection or a warning. */

const TOUCH_COUNT = isDeep ? 100 : 25;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const PRESSED_KEYS = ['Escape', 'Tab', 'Enter', 'ArrowRight', 'ArrowLeft', ' ', '/', '?'];
const TOUCHABLE = 'button, a[href], input, select, summary, [role="option"], [role="tab"]';

/** The pages a touch may lead to; the test goes back from others. */
const isPage = (page: Page): boolean => !/\.(json|txt|xml|svg|png|zip)$/.test(new URL(page.url()).pathname);

/** The centres of all touchable elements in the window, in document order. */
const touchable = (page: Page): Promise<readonly { readonly x: number; readonly y: number }[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const [cx, cy] = [x + width / 2, y + height / 2];
        const isInside = width > 0 && height > 0 && cx > 0 && cy > 0 && cx < innerWidth && cy < innerHeight;
        const isAway = one instanceof HTMLAnchorElement && (one.origin !== location.origin || one.download !== '');
        return isInside && !isAway && one.getAttribute('type') !== 'file' ? [{ x: cx, y: cy }] : [];
      }),
    TOUCHABLE,
  );

async function touchByChance(page: Page, random: Random): Promise<void> {
  const choice = random.integerBelow(12);
  if (choice === 0) {
    await page.keyboard.press(PRESSED_KEYS[random.integerBelow(PRESSED_KEYS.length)] ?? 'Tab');
  } else if (choice === 1) {
    await page.mouse.wheel(0, 400 - random.integerBelow(800));
  } else {
    const places = await touchable(page);
    const place = places[random.integerBelow(Math.max(1, places.length))];
    if (place) await page.mouse.click(place.x, place.y);
  }
  await waitUntilDrawn(page);
}

const ISLAND_PATHS = oneOfEachKind(PAGES, isDeep).filter((path) => textOf(path).includes('<astro-island'));

for (const [i, path] of someOf(ISLAND_PATHS, 6, baseSeed * 7).entries()) {
  for (const viewport of someOf(SIZES, 1, i)) {
    test.describe(`${path} at ${viewport.width}×${viewport.height}`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'no-preference' } });

      test(`${TOUCH_COUNT} random touches, and pages opened and left, cause no error`, async ({ page }) => {
        const warnings: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'warning' && !message.text().includes('by Playwright')) warnings.push(message.text());
        });
        page.on('dialog', (dialog) => void dialog.dismiss());
        page.context().on('page', (openedPage) => void openedPage.close());
        await page.addInitScript(() => {
          window.print = () => undefined;
        });
        const random = createRandom(baseSeed * 1000 + i);
        await page.goto(path);
        for (let touch = 0; touch < TOUCH_COUNT; touch++) {
          await waitUnlessLeft(touchByChance(page, random));
          const hasLeft = !isPage(page) || touch % 25 === 24;
          if (hasLeft) await waitUnlessLeft(page.goto(path).then(() => undefined));
        }
        expect(warnings).toEqual([]);
      });
    });
  }
}
