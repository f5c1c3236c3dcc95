import type { Page } from '@playwright/test';
import { isDeep } from '../depth.ts';
import { daily } from './daily.ts';
import { drawn, stillHere } from './drawn.ts';
import { oneOfEachKind } from './kinds.ts';
import { LIVE } from './listening.ts';
import { expect, PAGES, test } from './site.ts';

/** Where the keyboard is after a press. */

/** So many presses on a page, and of one button: enough for a drill of six tables. */
const PRESSES = 60;
const EACH = 8;

/** Has its buttons pressed no more: what one leaves the page by, or what asks the device for something. */
const OUT = /Print|Send|file|Share|Save/;

type Presses = Record<string, number>;

/** Focuses the button that was pressed least so far; answers its words, null where there is none. */
function focusNext({ presses, each, out }: { presses: Presses; each: number; out: string }): string | null {
  // A card is one of many alike: where it lies stands for them.
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

/** Opens a page as somebody does who has no mouse. */
async function open(page: Page, path: string): Promise<void> {
  // The same address once more would only be another place on the page.
  await page.goto('/404.html');
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  // What comes to life has buttons of its own.
  if ((await page.locator('main astro-island').count()) > 0)
    await page.locator('main button:visible').first().waitFor();
  await page.keyboard.press('Tab');
}

/** Presses what there is to press, by Enter; answers after which presses the focus was nowhere. */
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
    await stillHere(drawn(page));
    if (!page.url().split('#')[0]?.endsWith(path)) continue;
    await expect
      .poll(() => focused(page), { timeout: 5000 })
      .not.toBe('body')
      .catch(() => lost.push(words));
  }
  return lost;
}

for (const path of daily(oneOfEachKind(PAGES, isDeep), 9, 3)) {
  test(`${path}: after a press by keyboard an element has the focus, and one live region says what happened`, async ({
    page,
  }) => {
    page.on('dialog', (dialog) => void dialog.dismiss());
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await open(page, path);
    expect(await pressAll(page, path)).toEqual([]);
    await expect(page.locator(LIVE)).toHaveCount(1);
  });
}
