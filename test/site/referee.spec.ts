import { loadGames } from '../../src/cli/games.ts';
import type { DeskPlace } from '../../src/game/desk.ts';
import { defaultOptions } from '../../src/game/options.ts';
import { playerName } from '../../src/stores/names.ts';
import { myTurn } from './any-move.ts';
import { click, pageTime } from './drawn.ts';
import { axe, expect, PAGES, test } from './site.ts';

const DESKS = PAGES.filter((path) => path.endsWith('/referee/'));

for (const path of DESKS) {
  test.describe(path, () => {
    test.use({ reducedMotion: 'reduce' });

    test('a ruling’s link opens exactly this case again', async ({ page, context }) => {
      await page.goto(path);
      await click(page.getByRole('button', { name: 'Show me one' }));
      await click(page.locator('.zone-hand button').nth(0));
      await click(page.locator('.zone-hand button').nth(1));
      await click(page.getByRole('group', { name: 'What they did' }).getByRole('button').first());
      const ruling = page.locator('.ruling').first();
      await expect(ruling).toContainText(/llowed|depends/);
      const said = await ruling.innerText();
      // The address follows the desk after a moment.
      await pageTime(page, 300);
      const address = await page.evaluate(() => location.href);
      expect(address).toContain('#');
      const other = await context.newPage();
      await other.goto(address);
      await expect(other.locator('.ruling').first()).toContainText(/llowed|depends/);
      expect(await other.locator('.ruling').first().innerText()).toBe(said);
      const cards = (tab: typeof page) =>
        tab
          .locator('.table-sheet [data-item]')
          .evaluateAll((all) => all.map((item) => item.getAttribute('data-item')));
      expect(await cards(other)).toEqual(await cards(page));
      expect(await axe(page)).toEqual([]);
    });

    test('a damaged link says so and leaves an empty desk', async ({ page }) => {
      await page.goto(`${path}#1cnothing-of-ours`);
      await expect(page.getByRole('alert').filter({ hasText: /link/i })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Show me one' })).toBeVisible();
    });

    test('the practice game is taken over with one tap', async ({ page }) => {
      await page.goto(path.replace('/referee/', '/play/'));
      await page.getByRole('button', { name: 'Deal' }).click();
      await myTurn(page);
      const hand = await page
        .locator('.zone-hand [data-item]')
        .evaluateAll((all) => all.map((item) => item.getAttribute('data-item')).sort());
      await page.getByRole('link', { name: 'To the referee' }).click();
      await expect(page).toHaveURL(/\/referee\/#/);
      await expect(page.locator('.zone-hand [data-item]')).toHaveCount(hand.length);
      const there = await page
        .locator('.zone-hand [data-item]')
        .evaluateAll((all) => all.map((item) => item.getAttribute('data-item')).sort());
      expect(there).toEqual(hand);
    });
  });
}

for (const path of DESKS) {
  test.describe(`on a phone, ${path}`, () => {
    test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });

    test('every field that matters is drawn', async ({ page }) => {
      const game = (await loadGames()).get(path.split('/')[1] ?? '');
      if (!game) throw new Error('it is the desk of a game');
      await page.goto(path);
      await page.getByRole('button', { name: 'Show me one' }).waitFor();
      const options = defaultOptions(game.options);
      const drawn = async (places: readonly DeskPlace[]): Promise<void> => {
        for (const { kind, rare, when, label } of places) {
          if (kind !== 'number' || rare || when) continue;
          await expect(page.getByRole('spinbutton', { name: label, exact: true })).toBeVisible();
        }
      };
      await drawn(game.desk.places(options, 0, playerName));
      if (!game.desk.count) return;
      await page.getByRole('button', { name: 'What does it score?' }).click();
      await drawn(game.desk.count.places(options, playerName));
    });

    test('nothing is folded over what is wrong', async ({ page }) => {
      await page.goto(path);
      await click(page.getByRole('button', { name: 'Show me one' }));
      const card = await page.locator('.try-table .zone-hand [data-item]').first().getAttribute('data-item');
      // More of one card than any pack has.
      await page.getByLabel(/Or type them/).fill(`${card} `.repeat(30));
      await page.getByRole('button', { name: 'Put down' }).click();
      await page.getByRole('button', { name: 'That’s the table' }).click();
      await expect(page.locator('.step-put .place-wrong').first()).toBeInViewport();
    });

    test('what was cleared away can be put back', async ({ page }) => {
      await page.goto(path);
      await click(page.getByRole('button', { name: 'Show me one' }));
      const ruling = await page.locator('.ruling').innerText();
      const asked = await page.locator('.place > .ways, .place > .field').allInnerTexts();
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await expect(page.locator('.ruling-verdict')).toHaveCount(0);
      await page.getByRole('button', { name: 'Put it back' }).click();
      await expect.poll(() => page.locator('.ruling').innerText()).toBe(ruling);
      // What is asked about a thing is asked as long as it lies there.
      expect(await page.locator('.place > .ways, .place > .field').allInnerTexts()).toEqual(asked);
    });
  });
}
