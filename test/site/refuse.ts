import { expect, type Locator } from '@playwright/test';
import { click } from './drawn.ts';

/** Waits until buttons stay as they are: they follow a touched card a moment later. */
async function settled(group: Locator): Promise<void> {
  let before = '';
  for (let now = await group.innerHTML(); now !== before; now = await group.innerHTML()) {
    before = now;
    await group.page().waitForTimeout(60);
  }
}

/**
 * Tries one card after the other with one button after the other until something is refused. It begins with the
 * last button: the likeliest stand first, and not everything allowed can be taken back. Answers how many cards the
 * hand had.
 * @param takeBack takes back what was allowed, or waits until one may try again where that can’t be
 */
export async function getRefused(table: Locator, takeBack: () => Promise<void>): Promise<number> {
  const hand = table.locator('.zone-hand button');
  const ruling = table.locator('.ruling');
  const group = table.getByRole('group', { name: 'What you do' });
  const actions = group.getByRole('button', { disabled: false });
  const pressed = table.locator('.zone-hand button[aria-pressed="true"]');
  await hand.first().waitFor();
  const cards = await hand.count();
  for (let card = 0; card < (await hand.count()); card++) {
    for (let button = 0; button < 4; button++) {
      if ((await hand.nth(card).getAttribute('aria-pressed')) !== 'true') await click(hand.nth(card));
      await expect(hand.nth(card)).toHaveAttribute('aria-pressed', 'true');
      // The first time the referee has to be fetched: with it comes what the cards could mean.
      await expect(table.locator('.ruling-heard')).toHaveCount(1);
      await settled(group);
      const buttons = await actions.count();
      if (button >= buttons) break;
      await click(actions.nth(buttons - 1 - button));
      // What was said before is gone with what was taken back. What is allowed lets go of the cards; where others
      // have played on since, nothing is said of it any more.
      await expect
        .poll(async () => (await ruling.innerText()).includes('llowed') || (await pressed.count()) === 0)
        .toBe(true);
      if ((await ruling.innerText()).includes('Not allowed')) return cards;
      await takeBack();
    }
    if ((await pressed.count()) > 0) await click(pressed.first());
  }
  throw new Error('nothing is refused here');
}
