import { loadGames } from '../../src/cli/games.ts';
import type { Game } from '../../src/game/game.ts';
import { choices, defaultOptions } from '../../src/game/options.ts';
import { listFaults, measureTable } from './composition.ts';
import { findGame } from './found-game.ts';
import { WINDOW_SIZES } from './in-view.ts';
import { someOf } from './sample.ts';
import { expect, test } from './site.ts';

/** Tests how the table is composed: with few and many players, at the first turn and in the middle of a game. */

const SIZES = [...WINDOW_SIZES, { width: 1920, height: 1080 }];

/** The player's turns at which the table is measured. */
const MOMENTS = { 'the first turn': 1, 'the middle of a game': 6 } as const;

/** The smallest and the largest number of players. */
function seatCounts(game: Game): readonly number[] {
  const options = defaultOptions(game.options);
  const spec = game.options.find(({ key }) => key === 'seats');
  const counts = spec ? choices(spec).map(({ value }) => Number(value)) : [game.seats(options)];
  return [...new Set([Math.min(...counts), Math.max(...counts)])];
}

/** A link to a game at the player's turn of this number. */
function linkTo(game: Game, seats: number, turn: number): string {
  let turns = 0;
  const options = { ...defaultOptions(game.options), ...(seatCounts(game).length > 1 ? { seats } : {}) };
  const found = findGame(game, () => ++turns >= turn, options);
  if (!found) throw new Error(`${game.name} has no turn ${turn}`);
  return found.link;
}

const games = [...(await loadGames()).values()];

for (const [i, viewport] of SIZES.entries()) {
  for (const game of someOf(games, 2, 2 * i)) {
    test.describe(`${game.id} at ${viewport.width}×${viewport.height}`, () => {
      test.use({ viewport });

      for (const seats of seatCounts(game)) {
        for (const [name, turn] of Object.entries(MOMENTS)) {
          test(`the table is composed for ${seats} at ${name}`, async ({ page }) => {
            await page.addInitScript(() => {
              localStorage.setItem('fair-deal/settings', JSON.stringify({ help: 'none', window: 'wait' }));
            });
            await page.goto(`/${game.id}/play/#${linkTo(game, seats, turn)}`);
            await page.locator('.is-own .zone-hand .card-face').first().waitFor();
            await expect.poll(async () => listFaults(await page.evaluate(measureTable))).toEqual([]);
          });
        }
      }
    });
  }
}
