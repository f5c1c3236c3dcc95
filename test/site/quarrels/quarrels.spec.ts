import { unpackCase } from '../../../src/referee/link.ts';
import { isDeep } from '../../depth.ts';
import { pageTime } from '../gestures.ts';
import { someOf } from '../sample.ts';
import { expect, test } from '../site.ts';
import { performToken, type TouchCount } from './finger.ts';
import { allQuarrels, type Quarrel, tapsOf } from './quarrel.ts';

const quarrelsByGame = await allQuarrels();
const VERDICT_LABELS = { legal: 'Allowed', illegal: 'Not allowed', depends: 'It depends' } as const;
/** Most touches to enter an argument on a phone; no scrolling is allowed. */
const MAX_TOUCHES = { median: 8, worst: 14 } as const;

const median = (numbers: readonly number[]): number => {
  const sortedNumbers = numbers.toSorted((a, b) => a - b);
  return ((sortedNumbers[(sortedNumbers.length - 1) >> 1] ?? 0) + (sortedNumbers[sortedNumbers.length >> 1] ?? 0)) / 2;
};

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

for (const [game, quarrels] of someOf([...quarrelsByGame], 1)) {
  test(`the arguments of ${game} by touch`, async ({ page }) => {
    const counts: TouchCount[] = [];
    const settle = async (quarrel: Quarrel): Promise<TouchCount> => {
      const count: TouchCount = { touches: 0, swipes: [] };
      await page.evaluate(() => localStorage.clear());
      await page.goto(`/${game}/referee/`);
      await page.reload();
      await page.locator('.place-bar').waitFor();
      await page.locator('.typed input').waitFor();
      for (const token of tapsOf(quarrel)) await performToken(page, token, count);
      const ruling = page.locator('.ruling').first();
      await expect(ruling.locator('.ruling-verdict strong'), quarrel.says).toHaveText(VERDICT_LABELS[quarrel.verdict]);
      await expect(ruling.locator('.ruling-verdict')).toBeInViewport();
      // The rule is named when the ruling is pulled up.
      await expect(ruling).toContainText(/\d+\.\d+/);
      // The address is updated a moment after the desk.
      await pageTime(page, 300);
      const link = unpackCase(await page.evaluate(() => location.hash));
      expect(link.ok && link.value['game']).toBe(game);
      return count;
    };
    await page.goto(`/${game}/referee/`);
    for (const quarrel of someOf(quarrels, 4, 0)) {
      const count = await settle(quarrel);
      counts.push(count);
      const swipeText = count.swipes.length > 0 ? ` Swiped to ${count.swipes.join(', ')}.` : '';
      console.log(`${String(count.touches).padStart(3)} touches: ${quarrel.says}${swipeText}`);
    }
    const touches = counts.map((count) => count.touches);
    const swipes = counts.flatMap((count) => count.swipes);
    console.log(`${game}: median ${median(touches)}, worst ${Math.max(...touches)}, ${swipes.length} swipes`);
    // A sample has a median of its own.
    if (isDeep) expect(median(touches)).toBeLessThanOrEqual(MAX_TOUCHES.median);
    expect(Math.max(...touches)).toBeLessThanOrEqual(MAX_TOUCHES.worst);
    expect(swipes).toEqual([]);
  });
}
