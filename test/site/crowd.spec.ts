import { fullHand } from './crowd.ts';
import { keyboard } from './page-user.ts';
import { expect, test } from './site.ts';

test('the keyboard reaches both ends of a hand of fifty cards, and the focus stays on its card', async ({ page }) => {
  const crowd = await fullHand(50);
  if (!crowd) throw new Error('no hand reached fifty cards');
  await page.addInitScript(() => {
    localStorage.setItem('fair-deal/settings', JSON.stringify({ pace: 'quick', help: 'none' }));
  });
  await page.goto(`/${crowd.id}/play/#${crowd.link}`);
  const cards = page.locator('.zone-hand button[data-item]');
  await expect(cards).toHaveCount(crowd.hand.items.length);
  const hand = keyboard(page);
  const { id, items } = crowd.hand;
  const [firstId, lastId] = [items[0]?.id ?? '', items.at(-1)?.id ?? ''];
  for (const item of [lastId, firstId]) {
    const card = page.locator(`[data-zone="${id}"] button[data-item="${item}"]`);
    const pressedState = await card.getAttribute('aria-pressed');
    await hand.touch(id, item);
    await expect(card).toBeFocused();
    await expect(card).toHaveAttribute('aria-pressed', pressedState === 'true' ? 'false' : 'true');
  }
  // In another sort order the cards change places, and the focus moves with its card.
  for (const item of items.filter((_, i) => i % 7 === 0)) {
    const card = page.locator(`[data-zone="${id}"] button[data-item="${item.id}"]`);
    await card.focus();
    const otherSort = page.locator('.hand-sort .chip[aria-pressed="false"]');
    const name = (await otherSort.textContent()) ?? '';
    await otherSort.dispatchEvent('click');
    await expect(otherSort).not.toHaveText(name);
    await expect(card).toBeFocused();
  }
});
