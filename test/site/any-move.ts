import type { Page } from '@playwright/test';
import { pageTime } from './drawn.ts';

/** The parts of a practice table that a move needs. */
const PARTS = {
  hand: '.zone-hand button',
  acts: '[aria-label="What you do"] button:not([aria-disabled="true"])',
  allowed: '.ruling.is-legal',
  refused: '.ruling.is-illegal',
  nearest: '.ruling.is-illegal .ruling-could button',
  mine: '.log li.is-mine',
  turn: '.player.is-on',
} as const;

/** One's own turn has come. */
export async function myTurn(page: Page): Promise<void> {
  await page.locator('.player.is-on', { hasText: 'You' }).waitFor();
}

/** One's own turn has come, and stays: whoever may jump in before one has moved has done so, or won't. */
export async function myOwnTurn(page: Page): Promise<void> {
  const moves = page.locator('.log li');
  for (let before = -1, now = 0; before !== now; now = await moves.count()) {
    await myTurn(page);
    before = await moves.count();
    // On a hurried table about four times what a reaction takes.
    await pageTime(page, 5000);
  }
}

/**
 * Plays whatever is allowed: one card after the other, one button after the other, or what the referee suggests.
 * All of it inside the page: between looking at a button and pressing it nobody else can play, and what a press
 * brought about is drawn before one looks again.
 */
export async function playAnything(page: Page): Promise<void> {
  for (;;) {
    await myTurn(page);
    const played = await page.evaluate(tryAll, PARTS);
    if (played === 'yes') return;
    // Somebody who may act out of turn was quicker: then one's own turn comes again.
    if (played === 'no') throw new Error('nothing is allowed here');
  }
}

/** Whether something was allowed; `late` where it is not one’s turn any more. */
async function tryAll(parts: typeof PARTS): Promise<'yes' | 'no' | 'late'> {
  const all = (part: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(part)];
  const press = async (one: HTMLElement): Promise<void> => {
    one.click();
    await new Promise<void>((done) => {
      setTimeout(() => requestAnimationFrame(() => setTimeout(done)));
    });
  };
  const before = all(parts.mine).length;
  // The others may have gone on already, and with them the word that it was allowed.
  const isPlayed = (): boolean => all(parts.mine).length > before || all(parts.allowed).length > 0;
  const isRefused = (): boolean => all(parts.refused).length > 0;
  const cards = all(parts.hand).length;
  for (let card = 0; card < cards; card++) {
    for (let button = 0; button < 5; button++) {
      const held = all(parts.hand)[card];
      if (held && held.getAttribute('aria-pressed') !== 'true') await press(held);
      // A touch that says it all has been played.
      if (isPlayed()) return 'yes';
      const act = all(parts.acts)[button];
      if (!act) break;
      await press(act);
      if (!isRefused()) return 'yes';
      const [near] = all(parts.nearest);
      if (near) await press(near);
      if (!isRefused()) return 'yes';
    }
    for (const held of all(`${parts.hand}[aria-pressed="true"]`)) await press(held);
  }
  return all(parts.turn)[0]?.textContent?.startsWith('Y') ? 'no' : 'late';
}
