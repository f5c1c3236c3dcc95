/** Tests that the focus stays on a useful element after every press. */

import type { Page } from '@playwright/test';
import { isDeep } from '../depth.ts';
import { waitUnlessLeft, waitUntilDrawn } from './gestures.ts';
import { oneOfEachKind } from './page-kinds.ts';
import { someOf } from './sample.ts';
import { LIVE_REGIONS } from './screen-reader.ts';
import { expect, PAGES, test } from './site.ts';

/** Presses per page: enough for a drill of six tables. */
const PRESS_COUNT = 60;
/** Most presses of the same button. */
const MAX_SAME_PRESSES = 8;

/** Excludes controls that leave the page or need the device. */
const LEAVING_LABEL = /Print|Send|file|Share|Save/;

type Presses = Record<string, number>;

/** Focuses the least pressed button; returns its words, or null if there is none. */
function focusNext({
  presses,
  maxSame,
  excluded,
}: {
  presses: Presses;
  maxSame: number;
  excluded: string;
}): string | null {
  // Cards are alike, so their place identifies them.
  const words = (one: Element): string =>
    one.closest('.zone')?.getAttribute('data-zone') ?? (one.ariaLabel || (one.textContent ?? '').trim());
  const times = (one: Element): number => presses[words(one)] ?? 0;
  const modal = document.querySelector('dialog:modal');
  const [nextButton] = [...(modal ?? document).querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
    .filter((one) => one.ariaDisabled !== 'true' && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => times(one) < maxSame && !new RegExp(excluded).test(one.textContent ?? ''))
    .sort((a, b) => times(a) - times(b));
  nextButton?.focus();
  return nextButton ? words(nextButton) : null;
}

const focusedElement = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.localName ?? 'body');

/** Opens a page like a keyboard user. */
async function openPage(page: Page, path: string): Promise<void> {
  // Going to the same address again would only scroll, so another page is opened first.
  await page.goto('/404.html');
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  // Buttons of islands appear later.
  if ((await page.locator('main astro-island').count()) > 0)
    await page.locator('main button:visible').first().waitFor();
  await page.keyboard.press('Tab');
}

/** Presses every control with Enter; returns the controls after which no element had the focus. */
async function pressAll(page: Page, path: string): Promise<readonly string[]> {
  const lostFocus: string[] = [];
  const presses: Presses = {};
  let isFresh = false;
  for (let press = 0; press < PRESS_COUNT; press++) {
    if (!isFresh && !page.url().split('#')[0]?.endsWith(path)) await openPage(page, path);
    const words = await page.evaluate(focusNext, {
      presses,
      maxSame: MAX_SAME_PRESSES,
      excluded: LEAVING_LABEL.source,
    });
    if (words === null) {
      if (isFresh) break;
      await openPage(page, path);
      isFresh = true;
      continue;
    }
    isFresh = false;
    presses[words] = (presses[words] ?? 0) + 1;
    await page.keyboard.press('Enter');
    await waitUnlessLeft(waitUntilDrawn(page));
    if (!page.url().split('#')[0]?.endsWith(path)) continue;
    await expect
      .poll(() => focusedElement(page), { timeout: 5000 })
      .not.toBe('body')
      .catch(() => lostFocus.push(words));
  }
  return lostFocus;
}

for (const path of someOf(oneOfEachKind(PAGES, isDeep), 9, 3)) {
  test(`${path}: after a press by keyboard an element has the focus, and one live region says what happened`, async ({
    page,
  }) => {
    page.on('dialog', (dialog) => void dialog.dismiss());
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await openPage(page, path);
    expect(await pressAll(page, path)).toEqual([]);
    await expect(page.locator(LIVE_REGIONS)).toHaveCount(1);
  });
}
