import type { Locator, Page } from '@playwright/test';

/**
 * Waits until the page shows all that comes at once of what was just done to it. It draws in a timer that the doing
 * has set, and moves the focus in the frame after it: whoever asks for the same, and later, gets it later, however
 * busy the machine is. A finger’s tap is heard some time after it: there one waits for what it brings about.
 */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        setTimeout(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );

/** Where a finger meets a card: of those that lie in a fan only the corner shows. */
export const CORNER = { x: 9, y: 14 } as const;

const at = async (one: Locator): Promise<{ position?: typeof CORNER }> =>
  (await one.evaluate((el) => el.matches('.spot'))) ? { position: CORNER } : {};

/** Clicks, and waits until it shows. */
export async function click(one: Locator): Promise<void> {
  await one.click(await at(one));
  await drawn(one.page());
}

/** So many milliseconds of the page’s own clock: what it meant to do within them has been done. */
export const pageTime = (page: Page, ms: number): Promise<void> =>
  page.evaluate((wait) => new Promise<void>((done) => setTimeout(done, wait)), ms);

/** A tap, until it shows: it is heard some time after the finger has gone. */
export async function tap(one: Locator): Promise<void> {
  const page = one.page();
  const heard = await page.evaluateHandle(() => ({
    click: new Promise<void>((done) => {
      addEventListener('click', () => done(), { capture: true, once: true });
    }),
  }));
  await one.tap(await at(one));
  await stillHere(heard.evaluate(({ click }) => click));
  await stillHere(drawn(page));
}

/** What one waits for on a page, but no longer than one is on it: a link leads away. */
export async function stillHere(waiting: Promise<void>): Promise<void> {
  try {
    await waiting;
  } catch (wrong) {
    if (!/context was destroyed|navigat/.test(String(wrong))) throw wrong;
  }
}
