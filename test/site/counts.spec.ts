import { loadGames } from '../../src/cli/games.ts';
import { findGame } from './found-game.ts';
import { expectInView, WINDOW_SIZES } from './in-view.ts';
import { expect, test } from './site.ts';

const games = [...(await loadGames()).values()].filter(({ texts }) => texts.counts);

test('some game has a count that no card shows', () => {
  expect(games.length).toBeGreaterThan(0);
});

for (const game of games) {
  // The state must not be in a window, in which other players may act out of turn.
  const foundGame = findGame(
    game,
    ({ view }) => !!game.texts.counts?.(view) && game.aside?.question(view, 0) === undefined,
  );

  for (const viewport of WINDOW_SIZES) {
    test.describe(`${game.id} at ${viewport.width}×${viewport.height}`, () => {
      test.use({ viewport });

      test('the player on turn sees counts that no card shows', async ({ page }) => {
        if (!foundGame) throw new Error('no such turn came');
        await page.addInitScript(() => {
          localStorage.setItem('fair-deal/settings', JSON.stringify({ help: 'none' }));
        });
        await page.goto(`/${game.id}/play/#${foundGame.link}`);
        const lastMove = page.locator('.play-last');
        await expect(lastMove).toContainText('Your turn.');
        const counts = lastMove.locator('.play-counts');
        // A variation selector after each suit prevents an emoji.
        expect((await counts.innerText()).replaceAll('\uFE0E', '').trim()).toBe(game.texts.counts?.(foundGame.view));
        await expectInView(page, counts);
      });
    });
  }
}
