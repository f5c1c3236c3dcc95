import type { BrowserContext, Page } from '@playwright/test';
import type { KeptDevice, Visit } from '../kept-devices.ts';

/** Writes stored data before every page that is opened. */
export function storeDevice(context: BrowserContext, { device }: Pick<KeptDevice, 'device'>): Promise<unknown> {
  return context.addInitScript((items) => {
    localStorage.clear();
    // No other tab has a table open.
    sessionStorage.clear();
    for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
  }, device);
}

/** Stores text under a key before a page of the site starts: a page that is starting could find it, and change it. */
export async function storeText(page: Page, key: string, text: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
}

/** A point on the corner of a card in a fan, and within any button. */
const BLANK_POINT = { x: 9, y: 14 };

/** Presses the button with this name. */
export const pressNamed = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click({ position: BLANK_POINT });

/** Opens a page by its address, and presses the given controls. */
export async function openVisit(page: Page, { at, press = [] }: Pick<Visit, 'at' | 'press'>): Promise<void> {
  await page.goto(at);
  for (const name of press) await pressNamed(page, name);
}
