import type { Page } from '@playwright/test';
import { loadGames } from '../../src/cli/games.ts';
import { waitForSettledTurn } from './any-move.ts';
import { findGame } from './found-game.ts';
import { waitUntilDrawn } from './gestures.ts';
import { tryUntilRefused } from './refuse.ts';
import { someOf } from './sample.ts';
import { expect, test } from './site.ts';

/** Tests that no line of text beside the table is cut in half: each is whole, or not there. */

const games = [...(await loadGames()).values()];
const SIZES = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
] as const;

/** The lines of which the box around them shows only the upper or the lower part. Runs in the page. */
function listHalfLines(): readonly string[] {
  const faults: string[] = [];
  for (const root of document.querySelectorAll('.play-say, .board-dock')) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent: text } = texts.currentNode;
      if (!parent?.checkVisibility() || parent.closest('.unseen')) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const { top, bottom, width } of range.getClientRects()) {
        for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
          if (width < 2 || box instanceof SVGElement || getComputedStyle(box).overflowY === 'visible') continue;
          const edges = box.getBoundingClientRect();
          const shown = Math.min(bottom, edges.bottom, innerHeight) - Math.max(top, edges.top);
          if (shown > 3 && shown < bottom - top - 3) faults.push(`${shown.toFixed()} px of “${text}”`);
        }
      }
    }
  }
  return faults;
}

const expectWholeLines = async (page: Page): Promise<void> => {
  await waitUntilDrawn(page);
  await expect.poll(() => page.evaluate(listHalfLines)).toEqual([]);
};

for (const [i, viewport] of SIZES.entries()) {
  for (const game of someOf(games, 2, 2 * i)) {
    test.describe(`${game.id} at ${viewport.width}×${viewport.height}`, () => {
      test.use({ viewport, hurried: true });

      test('lines beside the table are whole, before a try, after a refusal, and with its reasons', async ({
        page,
      }) => {
        await page.goto(`/${game.id}/play/`);
        await page.getByRole('button', { name: 'Deal' }).click();
        await waitForSettledTurn(page);
        await expectWholeLines(page);
        await tryUntilRefused(page.locator('.board'), () => waitForSettledTurn(page));
        await expectWholeLines(page);
        const why = page.getByRole('button', { name: 'Why', exact: true });
        if (await why.isVisible()) await why.click();
        await expectWholeLines(page);
      });

      test('a long sentence about the last move begins where it is read', async ({ page }) => {
        await page.addInitScript(() => {
          localStorage.setItem('fair-deal/settings', JSON.stringify({ help: 'none', window: 'wait' }));
        });
        let turns = 0;
        const found = findGame(game, () => ++turns >= 6);
        await page.goto(`/${game.id}/play/#${found?.link}`);
        await page.locator('.is-own .zone-hand .card-face').first().waitFor();
        const words = 'a sentence about a move that is longer than all the lines that the status line has room for ';
        await page.locator('.play-last').evaluate((box, text) => {
          box.textContent = `It is ${text.repeat(5)}`;
        }, words);
        await expectWholeLines(page);
        const offset = page.locator('.play-last').evaluate((box) => box.scrollTop);
        expect(await offset).toBe(0);
      });
    });
  }
}
