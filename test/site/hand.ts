import type { Page } from '@playwright/test';

/** Somebody at a page: touches things on the table, presses buttons. */
export interface Hand {
  touch(zone: string, item: string): Promise<void>;
  /** Presses the control with this text below the selector, or the first one there. */
  press(selector: string, text?: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
}

/** Without what tells a phone that a suit is no picture, and with single spaces. */
const plain = (text: string): string => text.replaceAll('\uFE0E', '').replace(/\s+/g, ' ').trim();

/** A finger on glass. */
export function finger(page: Page): Hand {
  return {
    touch: (zone, item) => page.locator(`[data-zone="${zone}"] button[data-item="${item}"]`).tap(),
    async press(selector, text) {
      const all = page.locator(selector);
      await all.first().waitFor();
      // What was touched a moment ago may not be drawn yet.
      let texts: readonly string[] = [];
      let at = text === undefined ? 0 : -1;
      for (let wait = 0; text !== undefined && at < 0 && wait < 40; wait++) {
        if (wait > 0) await page.waitForTimeout(25);
        texts = (await all.allTextContents()).map(plain);
        at = texts.indexOf(plain(text));
      }
      if (at < 0) throw new Error(`no “${text}” among ${texts.join(' | ')}`);
      await all.nth(at).tap();
    },
    async type(selector, text) {
      await page.locator(selector).tap();
      await page.keyboard.type(text);
    },
  };
}

/** Nothing but the keyboard: Tab from place to place, arrows among the cards of a zone. */
export function keyboard(page: Page): Hand {
  const at = (selector: string, text: string | null): Promise<boolean> =>
    page.evaluate(
      ([wanted, says]) => {
        const { activeElement } = document;
        if (!activeElement?.matches(wanted ?? '')) return false;
        const text = (activeElement.textContent ?? '').replaceAll('\uFE0E', '').replace(/\s+/g, ' ').trim();
        return says === null || text === says;
      },
      [selector, text] as const,
    );
  const go = async (key: string, most: number, there: () => Promise<boolean>): Promise<boolean> => {
    for (let presses = 0; presses <= most; presses++) {
      if (await there()) return true;
      await page.keyboard.press(key);
    }
    return false;
  };
  const tabTo = async (selector: string, text: string | null = null): Promise<void> => {
    await page.locator(selector).first().waitFor();
    if (!(await go('Tab', 120, () => at(selector, text)))) {
      throw new Error(`the keyboard never gets to ${selector} ${text ?? ''}`);
    }
  };
  return {
    async touch(zone, item) {
      await tabTo(`[data-zone="${zone}"] button`);
      const there = (): Promise<boolean> => at(`[data-zone="${zone}"] button[data-item="${item}"]`, null);
      if (!(await go('ArrowRight', 40, there)) && !(await go('ArrowLeft', 40, there))) {
        throw new Error(`the arrows never get to ${item} in ${zone}`);
      }
      const before = await page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'));
      await page.keyboard.press('Space');
      // A touch shows; and one that says it all has been played, and the focus is elsewhere.
      const now = (): Promise<string | null | undefined> =>
        page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'));
      for (let wait = 0; wait < 10 && (await now()) === before; wait++) await page.waitForTimeout(25);
    },
    async press(selector, text) {
      await tabTo(selector, text === undefined ? null : plain(text));
      await page.keyboard.press('Enter');
    },
    async type(selector, text) {
      await tabTo(selector);
      await page.keyboard.type(text);
    },
  };
}
