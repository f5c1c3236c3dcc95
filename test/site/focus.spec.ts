import type { Page } from '@playwright/test';
import { isDeep } from '../depth.ts';
import { waitUnlessLeft, waitUntilDrawn } from './gestures.ts';
import { oneOfEachKind } from './page-kinds.ts';
import { someOf } from './sample.ts';
import { LIVE_REGIONS } from './screen-reader.ts';
import { expect, PAGES, test } from './site.ts';

/** The focused element after a press. */

/** Presses per page, and per button: enough for a drill of six tables. */
const PRESSES = 60;
const EACH = 8;

/** Disables controls that leave the page or need the device. */
const OUT = /Print|Send|file|Share|Save/;

type Presses = Record<string, number>;

/** Focuses the least pressed button; returns its words, or null if there is none. */
function focusNext({ presses, each, out }: { presses: Presses; each: number; out: string }): string | null {
  // Cards are alike, so their place identifies them.
  const words = (one: Element): string =>
    one.closest('.zone')?.getAttribute('data-zone') ?? (one.ariaLabel || (one.textContent ?? '').trim());
  const times = (one: Element): number => presses[words(one)] ?? 0;
  const modal = document.querySelector('dialog:modal');
  const [next] = [...(modal ?? document).querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
    .filter((one) => one.ariaDisabled !== 'true' && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => times(one) < each && !new RegExp(out).test(one.textContent ?? ''))
    .sort((a, b) => times(a) - times(b));
  next?.focus();
  return next ? words(next) : null;
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.localName ?? 'body');

/** Opens a page like a keyboard user. */
async function open(page: Page, path: string): Promise<void> {
  // The same address would only move to another place on the page.
  await page.goto('/404.html');
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  // Islands bring their own buttons.
  if ((await page.locator('main astro-island').count()) > 0)
    await page.locator('main button:visible').first().waitFor();
  await page.keyboard.press('Tab');
}

/** Presses every control by Enter; returns the presses after which no element had the focus. */
async function pressAll(page: Page, path: string): Promise<readonly string[]> {
  const lost: string[] = [];
  const presses: Presses = {};
  let fresh = false;
  for (let press = 0; press < PRESSES; press++) {
    if (!fresh && !page.url().split('#')[0]?.endsWith(path)) await open(page, path);
    const words = await page.evaluate(focusNext, { presses, each: EACH, out: OUT.source });
    if (words === null) {
      if (fresh) break;
      await open(page, path);
      fresh = true;
      continue;
    }
    fresh = false;
    presses[words] = (presses[words] ?? 0) + 1;
    await page.keyboard.press('Enter');
    await waitUnlessLeft(waitUntilDrawn(page));
    if (!page.url().split('#')[0]?.endsWith(path)) continue;
    await expect
      .poll(() => focused(page), { timeout: 5000 })
      .not.toBe('body')
      .catch(() => lost.push(words));
  }
  return lost;
}

for (const path of someOf(oneOfEachKind(PAGES, isDeep), 9, 3)) {
  test(`${path}: after a press by keyboard an element has the focus, and one live region says what happened`, async ({
    page,
  }) => {
    page.on('dialog', (dialog) => void dialog.dismiss());
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await open(page, path);
    expect(await pressAll(page, path)).toEqual([]);
    await expect(page.locator(LIVE_REGIONS)).toHaveCount(1);
  });
}
