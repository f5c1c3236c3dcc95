import type { Page } from '@playwright/test';
import { pageTime } from './gestures.ts';

/** The parts of a practice table that a move needs. */
const PART_SELECTORS = {
  hand: '.zone-hand button',
  acts: '[aria-label="What you do"] button:not([aria-disabled="true"])',
  allowed: '.ruling.is-legal',
  refused: '.ruling.is-illegal',
  nearest: '.ruling.is-illegal .ruling-could button',
  mine: '.log li.is-mine',
  turn: '.player.is-on',
} as const;

/** Waits for the player's turn. */
export async function waitForTurn(page: Page): Promise<void> {
  await page.locator('.player.is-on', { hasText: 'You' }).waitFor();
}

/** Waits for a turn that stays: players who may act out of turn have done so or can't any longer. */
export async function waitForSettledTurn(page: Page): Promise<void> {
  const moves = page.locator('.log li');
  for (let countBefore = -1, countNow = 0; countBefore !== countNow; countNow = await moves.count()) {
    await waitForTurn(page);
    countBefore = await moves.count();
    // On a hurried table about four times a reaction time.
    await pageTime(page, 5000);
  }
}

/**
 * Plays any legal move: one card after the other, one button after the other, or the referee's suggestion. It runs
 * inside the page, so no other player can move between finding a button and pressing it, and the result of a press is
 * drawn before the next step.
 */
export async function playAnyMove(page: Page): Promise<void> {
  for (;;) {
    await waitForTurn(page);
    const outcome = await page.evaluate(tryAnyMove, PART_SELECTORS);
    if (outcome === 'yes') return;
    // If a player acted out of turn first, the turn comes again.
    if (outcome === 'no') throw new Error('nothing is allowed here');
  }
}

/** Whether a move was allowed; `late` if it isn't the player's turn any longer. */
async function tryAnyMove(parts: typeof PART_SELECTORS): Promise<'yes' | 'no' | 'late'> {
  const elementsOf = (part: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(part)];
  const press = async (one: HTMLElement): Promise<void> => {
    one.click();
    await new Promise<void>((resolve) => {
      setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)));
    });
  };
  const playedBefore = elementsOf(parts.mine).length;
  // The others may have moved already, which removes the message that it was allowed.
  const isPlayed = (): boolean => elementsOf(parts.mine).length > playedBefore || elementsOf(parts.allowed).length > 0;
  const isRefused = (): boolean => elementsOf(parts.refused).length > 0;
  const cards = elementsOf(parts.hand).length;
  for (let card = 0; card < cards; card++) {
    for (let button = 0; button < 5; button++) {
      const cardButton = elementsOf(parts.hand)[card];
      if (cardButton && cardButton.getAttribute('aria-pressed') !== 'true') await press(cardButton);
      // If the selected cards determine a move, selecting the last one has already played it.
      if (isPlayed()) return 'yes';
      const act = elementsOf(parts.acts)[button];
      if (!act) break;
      await press(act);
      if (!isRefused()) return 'yes';
      const [suggestion] = elementsOf(parts.nearest);
      if (suggestion) await press(suggestion);
      if (!isRefused()) return 'yes';
    }
    for (const cardButton of elementsOf(`${parts.hand}[aria-pressed="true"]`)) await press(cardButton);
  }
  return elementsOf(parts.turn)[0]?.textContent?.startsWith('Y') ? 'no' : 'late';
}
