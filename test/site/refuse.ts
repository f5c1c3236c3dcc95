import { expect, type Locator } from '@playwright/test';
import { click } from './gestures.ts';

/** Waits until the buttons stop moving. They follow a touched card a moment later. */
async function waitForButtons(group: Locator): Promise<void> {
  let htmlBefore = '';
  for (let html = await group.innerHTML(); html !== htmlBefore; html = await group.innerHTML()) {
    htmlBefore = html;
    await group.page().waitForTimeout(60);
  }
}

/**
 * Tries one card after the other with one button after the other until a try is refused. It begins with the last
 * button, since the likeliest moves come first and not every legal move can be taken back; the ways of one move come
 * last. Returns the size of the hand.
 * @param takeBack takes a legal move back, or waits until the player can try again
 */
export async function tryUntilRefused(table: Locator, takeBack: () => Promise<void>): Promise<number> {
  const hand = table.locator('.zone-hand button');
  const ruling = table.locator('.ruling');
  const group = table.getByRole('group', { name: 'What you do' });
  const single = group.locator(':scope > button:not([aria-disabled="true"])');
  const ways = group.locator(':scope > .ways > button:not([aria-disabled="true"])');
  const pickedCards = table.locator('.zone-hand button[aria-pressed="true"]');
  await hand.first().waitFor();
  const cards = await hand.count();
  for (let card = 0; card < (await hand.count()); card++) {
    for (let button = 0; button < 4; button++) {
      if ((await hand.nth(card).getAttribute('aria-pressed')) !== 'true') await click(hand.nth(card));
      await expect(hand.nth(card)).toHaveAttribute('aria-pressed', 'true');
      // The first time the referee is loaded, and with it the meanings of the cards.
      await expect(table.locator('.ruling-heard')).toHaveCount(1);
      await waitForButtons(group);
      const singleCount = await single.count();
      const count = singleCount + (await ways.count());
      if (button >= count) break;
      await click(button < singleCount ? single.nth(singleCount - 1 - button) : ways.nth(count - 1 - button));
      // A take-back removes the previous message. A legal move releases the cards; if the others
      // have played on, its message is gone.
      await expect
        .poll(async () => (await ruling.innerText()).includes('llowed') || (await pickedCards.count()) === 0)
        .toBe(true);
      if ((await ruling.innerText()).includes('Not allowed')) return cards;
      await takeBack();
    }
    if ((await pickedCards.count()) > 0) await click(pickedCards.first());
  }
  throw new Error('nothing is refused here');
}
