import type { Page } from '@playwright/test';
import { loadGames } from '../../src/cli/games.ts';
import { waitForTurn } from './any-move.ts';
import { gameBeforeEnd } from './game-before-end.ts';
import { click } from './gestures.ts';
import { takeBack } from './practice.ts';
import { someOf } from './sample.ts';
import { axe, expect, PAGES, test } from './site.ts';

const PLAY_PATHS = PAGES.filter((path) => /^\/[^/]+\/play\/$/.test(path));

const focusOf = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** The entries of the record in a stored game. */
const movesIn = (storedText: string): readonly Readonly<Record<string, unknown>>[] =>
  JSON.parse(storedText).record.moves;

for (const path of someOf(PLAY_PATHS, 2, 3)) {
  const id = path.split('/')[1] ?? '';

  test.describe(path, () => {
    test.use({ hurried: true });

    test('a deal ends on its table, is counted, one line says who won, and a button continues', async ({ page }) => {
      const game = (await loadGames()).get(id);
      if (!game) throw new Error('it is the table of a game');
      await page.addInitScript(
        ([key, record]) => {
          const settings = { pace: 'quick', help: 'none', window: 'off' };
          localStorage.setItem('fair-deal/settings', JSON.stringify(settings));
          localStorage.setItem(`fair-deal/match/${key}`, record ?? '');
          sessionStorage.setItem(`fair-deal/seated/${key}`, 'yes');
        },
        [id, JSON.stringify(gameBeforeEnd(game))],
      );
      await page.goto(path);
      const count = page.locator('.count');
      const ownTurn = page.locator('.player.is-on', { hasText: 'You' });
      for (let i = 0; i < 20; i++) {
        await count
          .or(ownTurn)
          .or(page.getByRole('button', { name: 'Count', exact: true }))
          .first()
          .waitFor();
        if (!(await ownTurn.isVisible())) break;
        for (const name of ['Hint', 'Why?', 'Show me', 'Play it'])
          await click(page.getByRole('button', { name, exact: true }));
      }
      await count.waitFor();
      await expect(count.locator('.count-result')).toHaveText(/^[A-Z].*\d.*\.$/);
      await expect(count.locator('.count-piles li').first()).toBeVisible();
      // Each card shows its corner, and the total is one line.
      const narrowCount = await count
        .locator('.count-cards > span')
        .evaluateAll((elements) => elements.filter((one) => one.getBoundingClientRect().width < 10).length);
      expect(narrowCount).toBe(0);
      const lines = await count
        .locator('.count-n')
        .evaluateAll((elements) => elements.map((one) => one.getClientRects().length));
      expect(lines).toEqual(lines.map(() => 1));
      expect(await focusOf(page)).toMatch(/^(Next deal|Continue)$/);
      expect(await axe(page)).toEqual([]);
      // A touched line tells what it counts, and nothing moves.
      const place = (): Promise<unknown> => count.locator('.end-ways').boundingBox();
      const placeBefore = await place();
      for (const line of (await count.locator('.end-count tbody button').all()).slice(0, 1)) {
        await line.click();
        await expect(count.locator('.end-count .end-note')).toHaveText(/\d.*\.$/);
        expect(await place()).toEqual(placeBefore);
        await count.locator('.end-ways button').focus();
      }
      await page.keyboard.press('Enter');
      await expect(count).toHaveCount(0);
      await page.locator('.zone-hand button, .end').first().waitFor();
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    });
  });
}

for (const path of someOf(PLAY_PATHS, 1, 2)) {
  const id = path.split('/')[1] ?? '';

  test.describe(path, () => {
    test.use({ hurried: true });

    test('a hint lifts its cards and gives a reason, the coach comments on the move, and a take-back is written down', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const settings = { pace: 'quick', help: 'coach', window: 'off' };
        localStorage.setItem('fair-deal/settings', JSON.stringify(settings));
      });
      await page.goto(path);
      await page.getByRole('button', { name: 'Deal' }).click();
      await waitForTurn(page);
      const dock = page.locator('.board-dock');
      const coachMessage = page.locator('.board-dock .play-coach');
      for (let i = 0; i < 12; i++) {
        await click(page.getByRole('button', { name: 'Hint', exact: true }));
        await expect(page.locator('.play-hint')).toContainText('Where to look: ');
        expect(await page.locator('.is-picked').count()).toBe(0);
        await click(page.getByRole('button', { name: 'Why?' }));
        await expect(coachMessage).toHaveText(/^Why .*[.”]$/);
        await click(page.getByRole('button', { name: 'Show me' }));
        const lifted = await page.locator('.is-picked').count();
        await click(page.getByRole('button', { name: 'Play it' }));
        await expect(dock).toContainText(/Allowed|Coach|Next move/);
        await page.locator('.player.is-on', { hasText: 'You' }).or(page.locator('.count')).first().waitFor();
        if (lifted > 0 && (await dock.innerText()).includes('Good.')) break;
        if (await page.locator('.count').isVisible()) await page.keyboard.press('Enter');
        await waitForTurn(page);
      }
      await expect(coachMessage.filter({ hasText: /^(Coach|Your last move) Good\. / })).toHaveCount(1);
      const readStored = (): Promise<string> =>
        page.evaluate((key) => localStorage.getItem(key) ?? '', `fair-deal/match/${id}`);
      const movesBefore = movesIn(await readStored()).length;
      await takeBack(page);
      const movesAfter = movesIn(await readStored());
      const stayed = movesAfter.filter((move) => move['then'] === undefined);
      expect(stayed.length).toBeLessThan(movesBefore);
      if (stayed.length < movesAfter.length) await expect(page.locator('.log')).toContainText('You took back');
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    });
  });
}
