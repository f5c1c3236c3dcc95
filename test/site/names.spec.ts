import { loadGames } from '../../src/cli/games.ts';
import { playSelf } from '../../src/cli/selfplay.ts';
import type { WholeGame } from '../../src/game/game.ts';
import { defaultOptions } from '../../src/game/options.ts';
import { packMatch } from '../../src/referee/link.ts';
import { someOf } from './sample.ts';
import { expect, test } from './site.ts';

/** Long names, and one word of the maximum length. */
const PLAYER_NAMES = [
  ['Maximilian B', 'Alexandrina C', 'Wilhelmina D', 'Bartholomew E'],
  Array.from({ length: 4 }, () => 'W'.repeat(40)),
];

/** The link of a random game among players with these names. */
function linkOf(game: WholeGame, names: readonly string[]): string {
  const options = defaultOptions(game.options);
  const flags = { options, seed: 3, games: 1, record: true, bots: ['random'] };
  for (const record of playSelf(game, flags)) {
    return packMatch({ ...record, names: names.slice(0, game.seats(options)) });
  }
  throw new Error('no game');
}

const games = await loadGames();
for (const [id, game] of someOf([...games], 2, 4)) {
  for (const width of [390, 320]) {
    test.describe(`${id} at ${width}×844`, () => {
      test.use({ viewport: { width, height: 844 } });

      test('long names don’t widen a page of a record', async ({ page }) => {
        for (const names of PLAYER_NAMES) {
          await page.goto('about:blank');
          await page.goto(`/${id}/records/#${linkOf(game as WholeGame, names)}`);
          await expect(page.locator('.viewer-table .zone').first()).toBeVisible();
          await expect(page.locator('.lines-go').first()).toBeVisible();
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow, names[0]).toBeLessThanOrEqual(0);
        }
      });
    });
  }
}
