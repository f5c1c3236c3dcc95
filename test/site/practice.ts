import type { Locator, Page } from '@playwright/test';
import { keyboard } from './hand.ts';

/** Plays whole games at the practice table with nothing but the keyboard, knowing no game. */

/** The shortest game there is, where points win one. */
const LEAST = '1';

/** Deals a game with the set-up as it is, but for the points that win it. */
export async function dealByKeyboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Deal' }).waitFor();
  const points = page.getByLabel('Points to win');
  if ((await points.count()) > 0) {
    await page.locator('.setup-house > summary').focus();
    await page.keyboard.press('Enter');
    await points.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(LEAST);
  }
  await page.getByRole('button', { name: 'Deal' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'What you do' }).waitFor();
}

/** Presses Tab until the focus is where it should be. */
async function tabTo(page: Page, isThere: () => boolean): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    if (await page.evaluate(isThere)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard never gets there');
}

const onAction = (): boolean => document.activeElement?.closest('[aria-label="What you do"]') != null;

/** What the page waits for: one's own move, the score sheet to be closed, nothing any more, or the others. */
async function waitingFor(page: Page): Promise<'move' | 'sheet' | 'end' | 'others'> {
  return page.evaluate(() => {
    if (document.querySelector('dialog[open]')) return 'sheet';
    if (document.querySelector('.end')) return 'end';
    return document.querySelector('.player.is-on')?.textContent?.startsWith('Y') ? 'move' : 'others';
  });
}

/** What stands in the ruling, and how far the game is: one of them changes with every try. */
const standing = (): string =>
  `${document.querySelector<HTMLElement>('.board .ruling')?.innerText}${document.querySelectorAll('.log li').length}${document.querySelector('.table-sheet')?.textContent}`;

/** A thing that answers to a touch; two that look alike have the same text. */
interface Thing {
  readonly zone: string;
  readonly item: string;
  readonly text: string;
}

/** Everything on the table that answers to a touch: what is marked as playable first, then the rest of one's hand. */
const touchable = (): readonly Thing[] => {
  const all = [...document.querySelectorAll<HTMLElement>('.board-table [data-zone] button[data-item]')];
  const rank = (el: HTMLElement): number =>
    (el.classList.contains('is-hinted') ? 0 : 2) + (el.closest('.zone-hand') ? 0 : 1);
  return all
    .sort((a, b) => rank(a) - rank(b))
    .map((el) => ({
      zone: el.closest<HTMLElement>('[data-zone]')?.dataset['zone'] ?? '',
      item: el.dataset['item'] ?? '',
      text: el.textContent ?? '',
    }));
};

/** One move of one's own: a card, or it and others just like it, and the first button that is allowed. */
async function move(page: Page): Promise<void> {
  const hand = keyboard(page);
  const at = ({ zone, item }: Thing): Locator =>
    page.locator(`[data-zone="${zone}"] button[data-item="${item}"]`);
  const lies = async (thing: Thing): Promise<boolean> => (await at(thing).count()) > 0;
  const hold = async (thing: Thing, wanted: boolean): Promise<void> => {
    const { zone, item } = thing;
    const held = await at(thing).getAttribute('aria-pressed');
    if ((held === 'true') !== wanted) await hand.touch(zone, item);
  };
  const told = (): Promise<string | null> => page.locator('.log').textContent();
  const before = await told();
  const things = await page.evaluate(touchable);
  for (const [i, first] of things.entries()) {
    const alike = things.slice(i).filter(({ zone, text }) => zone === first.zone && text === first.text);
    for (let n = 1; n <= alike.length; n++) {
      // A refusal may have let go of some of them.
      for (const thing of alike.slice(0, n)) {
        const missed = await hold(thing, true).catch((wrong: unknown) => wrong);
        // Another may have been quicker, so that the thing lies there no more, or a count of points lies over it; what lies there can be held.
        if (missed && (await lies(thing)) && (await waitingFor(page)) !== 'sheet') throw missed;
        // A touch that says it all has been played.
        if ((await told()) !== before) return;
        if (missed) throw missed;
      }
      if (await pressUntilAllowed(page)) return;
    }
    for (const thing of alike) await hold(thing, false);
  }
  throw new Error('no button does anything with any card');
}

/** Presses one button after the other, at last a suggestion of the referee; whether something was allowed. */
async function pressUntilAllowed(page: Page): Promise<boolean> {
  await tabTo(page, onAction);
  const ruling = page.locator('.board .ruling');
  for (let i = 0; i < 20; i++) {
    const can = await page.evaluate(() => document.activeElement?.getAttribute('aria-disabled') !== 'true');
    if (can) {
      const before = await page.evaluate(standing);
      await page.keyboard.press('Enter');
      // The same refusal twice changes nothing: then a moment is enough.
      for (let wait = 0; wait < 10 && (await page.evaluate(standing)) === before; wait++) {
        await page.waitForTimeout(30);
      }
      if ((await ruling.innerText()).startsWith('Allowed')) return true;
    }
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(onAction))) break;
  }
  return followSuggestion(page);
}

/** Does what the referee says would have been fine, where there is such a thing. */
async function followSuggestion(page: Page): Promise<boolean> {
  const ruling = page.locator('.board .ruling');
  if ((await ruling.getByRole('button').count()) === 0) return false;
  await keyboard(page).press('.board .ruling button');
  await ruling.getByText('Allowed', { exact: true }).waitFor();
  return true;
}

/** Plays until somebody has won. Answers how many moves one made oneself. */
export async function playToTheEnd(page: Page): Promise<number> {
  let moves = 0;
  for (let i = 0; i < 3000; i++) {
    const what = await waitingFor(page);
    if (what === 'end') return moves;
    if (what === 'sheet') await page.keyboard.press('Enter');
    else if (what === 'move') {
      await move(page);
      moves++;
    }
    await page.waitForTimeout(what === 'others' ? 60 : 20);
  }
  throw new Error('the game never ends');
}
