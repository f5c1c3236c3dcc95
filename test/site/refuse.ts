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
  await hand.first().waitFor();
  const cards = await hand.count();
  for (let card = 0; card < (await hand.count()); card++) {
    for (let button = 0; button < 4; button++) {
      let tried = false;
      // While others still play, what was touched may be let go of again, as under a person's hand: touched anew.
      await expect(async () => {
        const quick = { timeout: 2000 };
        if ((await hand.nth(card).getAttribute('aria-pressed', quick)) !== 'true')
          await click(hand.nth(card));
        await expect(hand.nth(card)).toHaveAttribute('aria-pressed', 'true', quick);
        // The first time the referee has to be fetched: with it comes what the cards could mean.
        await expect(table.locator('.ruling-heard')).toHaveCount(1, quick);
        await settled(group);
        const buttons = await actions.count();
        tried = button < buttons;
        if (!tried) return;
        await actions.nth(buttons - 1 - button).click(quick);
        // What was said before is gone with what was taken back.
        await expect(ruling).toContainText(/llowed/, quick);
      }).toPass({ timeout: 60_000 });
      if (!tried) break;
      if ((await ruling.innerText()).includes('Not allowed')) return cards;
      await takeBack();
    }
    const pressed = table.locator('.zone-hand button[aria-pressed="true"]');
    if ((await pressed.count()) > 0) await click(pressed.first());
  }
  throw new Error('nothing is refused here');
}
