import type { Browser, Page } from '@playwright/test';
import { fixRandomValues } from '../../site/fixed-random.ts';
import { openVisit, pressNamed, storeDevice } from '../../site/visit.ts';
import type { Situation } from './situations.ts';

/** A screen and theme: phone or desktop, light or dark. */
export interface Look {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
}

const WINDOW_SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

export const LOOKS: readonly Look[] = WINDOW_SIZES.flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
);

/** The browser's limit of a picture's height. */
const MAX_HEIGHT = 16_000;
/** Limit of pictures of a page that keeps changing. */
const MAX_SHOTS = 40;
/** Pause between two pictures, ms. */
const PAUSE_MS = 250;
/** Timeout for anything on a busy machine, ms. */
const TIMEOUT_MS = 300_000;

/** Stops the clocks that are shown. */
const stopClock = (): void => {
  performance.now = () => 0;
};

/** A picture of the page at rest: two in a row are equal. */
async function settledPicture(page: Page, isFullPage: boolean): Promise<Buffer> {
  const { width, height } = await page.evaluate(async () => {
    await document.fonts.ready;
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight };
  });
  const clip = { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) };
  const shoot = (): Promise<Buffer> =>
    page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      ...(isFullPage ? { fullPage: true, clip } : {}),
    });
  let lastPicture = await shoot();
  for (let shots = 1; shots < MAX_SHOTS; shots++) {
    await page.waitForTimeout(PAUSE_MS);
    const newPicture = await shoot();
    if (newPicture.equals(lastPicture)) return newPicture;
    lastPicture = newPicture;
  }
  throw new Error('the page never rests');
}

/** Opens a situation on a site and takes its picture. @param baseURL address of the site */
export async function photograph(
  browser: Browser,
  baseURL: string,
  { at, follow, press, keptDevice, fresh, reads, after = [], still, isFullPage }: Situation,
  look: Look,
): Promise<Buffer> {
  const context = await browser.newContext({
    ...look,
    baseURL,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  try {
    await context.addInitScript(fixRandomValues, 7);
    if (still) await context.addInitScript(stopClock);
    await storeDevice(context, { device: fresh ? {} : keptDevice.device });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date(keptDevice.at));
    await openVisit(page, { at, press: follow ? [] : press });
    const link = new RegExp(`^${follow}`);
    if (follow) await page.getByRole('link', { name: link }).first().click();
    if (reads) await page.locator('main').getByText(reads).first().waitFor();
    for (const name of after) await pressNamed(page, name);
    await page.waitForLoadState('networkidle');
    return await settledPicture(page, isFullPage);
  } finally {
    await context.close();
  }
}
