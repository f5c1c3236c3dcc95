import type { Locator, Page } from '@playwright/test';

/**
 * Waits until the page has drawn everything that follows at once from an action. It draws in a timer and moves the
 * focus in the next frame, so a later timer and frame come after both, on any machine. A tap is dispatched later: its
 * result must be waited for.
 */
export const waitUntilDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

/** The visible corner of a card in a fan. */
export const BLANK_POINT = { x: 9, y: 14 } as const;

const at = async (one: Locator): Promise<{ position?: typeof BLANK_POINT }> =>
  (await one.evaluate((el) => el.matches('.spot'))) ? { position: BLANK_POINT } : {};

/** Clicks and waits until the result is drawn. */
export async function click(one: Locator): Promise<void> {
  await one.click(await at(one));
  await waitUntilDrawn(one.page());
}

/** Waits until the page's own clock has advanced by milliseconds. */
export const pageTime = (page: Page, ms: number): Promise<void> =>
  page.evaluate((wait) => new Promise<void>((resolve) => setTimeout(resolve, wait)), ms);

/** Taps and waits until the result is drawn; a tap is dispatched some time after the touch. */
export async function tap(one: Locator): Promise<void> {
  const page = one.page();
  const clickHandle = await page.evaluateHandle(() => ({
    click: new Promise<void>((resolve) => {
      addEventListener('click', () => resolve(), { capture: true, once: true });
    }),
  }));
  await one.tap(await at(one));
  await waitUnlessLeft(clickHandle.evaluate(({ click }) => click));
  await waitUnlessLeft(waitUntilDrawn(page));
}

/** Waits for a promise on a page, unless a link leads away. */
export async function waitUnlessLeft(promise: Promise<void>): Promise<void> {
  try {
    await promise;
  } catch (error) {
    if (!/context was destroyed|navigat/.test(String(error))) throw error;
  }
}
