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

/** So long a busy machine may take until what was pressed shows, in milliseconds. */
const PATIENCE = 10_000;

/** Where the focus is, seen from a thing of the table: how many arrows to the right; null outside of its zone. */
const wayTo = ([zone, item]: readonly [string, string]): number | null | 'gone' => {
  const buttons = [...document.querySelectorAll<HTMLElement>(`[data-zone="${zone}"] button[data-item]`)];
  const wanted = buttons.findIndex((button) => button.dataset['item'] === item);
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  return wanted < 0 ? 'gone' : at < 0 ? null : wanted - at;
};

/** What a touch of a thing can change: whether it is held, how much lies there, where the focus is. */
const shows = ([zone, item]: readonly [string, string]): string => {
  const place = document.querySelector<HTMLElement>(`[data-zone="${zone}"]`);
  const held = place?.querySelector(`button[data-item="${item}"]`)?.getAttribute('aria-pressed');
  const focused = document.activeElement as HTMLElement | null;
  return `${held} ${place?.dataset['count']} ${focused?.dataset['item']}`;
};

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
  const tabTo = async (selector: string, text: string | null = null): Promise<void> => {
    await page.locator(selector).first().waitFor();
    const end = Date.now() + PATIENCE;
    while (!(await at(selector, text))) {
      if (Date.now() > end) throw new Error(`the keyboard never gets to ${selector} ${text ?? ''}`);
      await page.keyboard.press('Tab');
    }
  };
  /** Arrow by arrow, looking anew before each: others may play meanwhile, and a hand may be sorted or grow. */
  const arrowTo = async (zone: string, item: string): Promise<void> => {
    let nearest = Number.POSITIVE_INFINITY;
    let end = Date.now() + PATIENCE;
    for (;;) {
      const way = await page.evaluate(wayTo, [zone, item] as const);
      if (way === 0) return;
      if (way === 'gone') throw new Error(`there is no ${item} in ${zone}`);
      if (way !== null && Math.abs(way) < nearest) {
        nearest = Math.abs(way);
        end = Date.now() + PATIENCE;
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
      const before = await page.evaluate(shows, [zone, item] as const);
      await page.keyboard.press('Space');
      // A touch shows; and one that says it all has been played. The same refusal twice shows nothing.
      const end = Date.now() + 1000;
      while (Date.now() < end && (await page.evaluate(shows, [zone, item] as const)) === before) {
        await page.waitForTimeout(25);
      }
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
