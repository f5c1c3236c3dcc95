import type { Locator, Page } from '@playwright/test';
import { click, tap, waitUnlessLeft, waitUntilDrawn } from './gestures.ts';

/** A user of a page: touches items on the table, presses buttons, and waits until the result is drawn. */
export interface PageUser {
  touch(zone: string, item: string): Promise<void>;
  /** Presses the control with this text below the selector, by default the first one. */
  press(selector: string, text?: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
}

/** Text without variation selectors, with single spaces. */
const plainText = (text: string): string => text.replaceAll('\uFE0E', '').replace(/\s+/g, ' ').trim();

/** A pointer, finger or mouse: `meet` touches an element, by a tap or a click. */
export function pointerUser(page: Page, meet: (one: Locator) => Promise<void>): PageUser {
  return {
    touch: (zone, item) => meet(page.locator(`[data-zone="${zone}"] button[data-item="${item}"]`)),
    async press(selector, text) {
      const matches = page.locator(selector);
      await matches.first().waitFor();
      const texts = (await matches.allTextContents()).map(plainText);
      const at = text === undefined ? 0 : texts.indexOf(plainText(text));
      if (at < 0) throw new Error(`no “${text}” among ${texts.join(' | ')}`);
      await meet(matches.nth(at));
    },
    async type(selector, text) {
      await meet(page.locator(selector));
      await page.keyboard.type(text);
    },
  };
}

/** A finger on a touch screen. */
export const finger = (page: Page): PageUser => pointerUser(page, tap);

/** A mouse. */
export const mouse = (page: Page): PageUser => pointerUser(page, click);

/** Timeout for a focus move on a busy machine, ms. */
const TIMEOUT_MS = 30_000;

/** Distance from an item to the focus, in arrow presses to the right; null outside its zone. */
const arrowsTo = ([zone, item]: readonly [string, string]): number | null | 'gone' => {
  const buttons = [...document.querySelectorAll<HTMLElement>(`[data-zone="${zone}"] button[data-item]`)];
  const targetIndex = buttons.findIndex((button) => button.dataset['item'] === item);
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  return targetIndex < 0 ? 'gone' : at < 0 ? null : targetIndex - at;
};

/** Direction from the focus to an item: here, forward or backward; null if it doesn't exist. */
const directionTo = ([selector, text]: readonly [string, string | null]): 'here' | 'on' | 'back' | null => {
  const textOf = (one: Element): string => (one.textContent ?? '').replaceAll('\uFE0E', '').replace(/\s+/g, ' ').trim();
  const matches = [...document.querySelectorAll(selector)].filter((one) => text === null || textOf(one) === text);
  const from = document.activeElement;
  if (!matches[0] || !from) return null;
  if (matches.includes(from)) return 'here';
  return from.compareDocumentPosition(matches[0]) & Node.DOCUMENT_POSITION_PRECEDING ? 'back' : 'on';
};

/** Keyboard only: Tab between zones, arrows among the cards of a zone. */
export function keyboard(page: Page): PageUser {
  const tabTo = async (selector: string, text: string | null = null): Promise<void> => {
    await page.locator(selector).first().waitFor();
    const end = Date.now() + TIMEOUT_MS;
    for (;;) {
      const way = await page.evaluate(directionTo, [selector, text] as const);
      if (way === 'here') return;
      if (Date.now() > end) throw new Error(`the keyboard never gets to ${selector} ${text ?? ''}`);
      await page.keyboard.press(way === 'back' ? 'Shift+Tab' : 'Tab');
    }
  };
  /** One arrow press at a time, since players may move in between and a hand may be sorted or grow. */
  const arrowTo = async (zone: string, item: string): Promise<void> => {
    let nearest = Number.POSITIVE_INFINITY;
    let end = Date.now() + TIMEOUT_MS;
    for (;;) {
      const way = await page.evaluate(arrowsTo, [zone, item] as const);
      if (way === 0) return;
      if (way === 'gone') throw new Error(`there is no ${item} in ${zone}`);
      if (way !== null && Math.abs(way) < nearest) {
        nearest = Math.abs(way);
        end = Date.now() + TIMEOUT_MS;
      }
      if (Date.now() > end) throw new Error(`the arrows never get to ${item} in ${zone}, ${way} away`);
      if (way === null) await tabTo(`[data-zone="${zone}"] button`);
      else await page.keyboard.press(way > 0 ? 'ArrowRight' : 'ArrowLeft');
    }
  };
  return {
    async touch(zone, item) {
      await page.locator(`[data-zone="${zone}"] button[data-item="${item}"]`).waitFor();
      await arrowTo(zone, item);
      await page.keyboard.press('Space');
      await waitUntilDrawn(page);
    },
    async press(selector, text) {
      await tabTo(selector, text === undefined ? null : plainText(text));
      await page.keyboard.press('Enter');
      await waitUnlessLeft(waitUntilDrawn(page));
    },
    async type(selector, text) {
      await tabTo(selector);
      await page.keyboard.type(text);
    },
  };
}
