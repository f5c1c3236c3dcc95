import type { Page } from '@playwright/test';

/** Plays whole games at the practice table with nothing but the keyboard, knowing no game. */

/** Deals a game with the set-up as it is. */
export async function dealByKeyboard(page: Page): Promise<void> {
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

const inHand = (): boolean =>
  document.activeElement?.closest('.zone-hand') !== null && document.activeElement !== document.body;
const onAction = (): boolean => document.activeElement?.closest('[aria-label="What you do"]') != null;

/** What the page waits for: one's own move, the score sheet to be closed, nothing any more, or the others. */
async function waitingFor(page: Page): Promise<'move' | 'sheet' | 'end' | 'others'> {
  return page.evaluate(() => {
    if (document.querySelector('dialog[open]')) return 'sheet';
    if (document.querySelector('.end')) return 'end';
    return document.querySelector('.player.is-on')?.textContent?.startsWith('Y') ? 'move' : 'others';
  });
}

/** One move of one's own: the first card, and the first button that may be pressed for it, by keyboard. */
async function move(page: Page): Promise<void> {
  await tabTo(page, inHand);
  await page.keyboard.press('Space');
  await tabTo(page, onAction);
  const ruling = page.locator('.board .ruling');
  for (;;) {
    const before = await ruling.innerText();
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (text) => document.querySelector<HTMLElement>('.board .ruling')?.innerText !== text,
      before,
    );
    if ((await ruling.innerText()).startsWith('Allowed')) return;
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(onAction))) throw new Error('no button does anything with the first card');
  }
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
