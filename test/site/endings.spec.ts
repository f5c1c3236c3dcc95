import { loadGames } from '../../src/cli/games.ts';
import type { WholeGame } from '../../src/game/game.ts';
import type { GameState } from '../../src/game/play.ts';
import { type BestPlay, solveBestPlay } from '../../src/scenarios/ending/best-play.ts';
import { readEndings, readEndingTable } from '../../src/scenarios/ending/ending.ts';
import {
  continueEnding,
  isHeld,
  type PlayedEnding,
  scoresText,
  startEnding,
  viewAt,
  viewerAt,
} from '../../src/scenarios/ending/played-ending.ts';
import { isDeep } from '../depth.ts';
import { textOf } from './built-pages.ts';
import { expectInView, expectWhole } from './in-view.ts';
import { makeMove } from './make-move.ts';
import { keyboard, type PageUser } from './page-user.ts';
import { someOf } from './sample.ts';
import { expect, test } from './site.ts';

const games = [...(await loadGames()).values()];

/** A phone in portrait, and a desktop. */
const WINDOW_SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** The best line for a table, found like the page's worker finds it. */
function bestOf(game: WholeGame, from: GameState, start: GameState): BestPlay {
  const bestPlay = solveBestPlay(game, from, start);
  if (!bestPlay) throw new Error('too much to look at');
  return bestPlay;
}

/** An ending as dealt for one of its sides. */
function endingFor(game: WholeGame, number: number, side: number): PlayedEnding {
  const ending = readEndings(JSON.parse(textOf(`/${game.id}/learn/endings.json`)))[number];
  const start = ending && readEndingTable(game, ending);
  if (!start) throw new Error(`${game.id} has no ending ${number + 1}`);
  return startEnding(game, start, side, bestOf(game, start, start));
}

/** Makes the best move through the page, and returns the table after the answer. */
async function playOn(hand: PageUser, game: WholeGame, ending: PlayedEnding): Promise<PlayedEnding> {
  const { state, start } = ending;
  const seat = viewerAt(ending);
  const [bestMove] = bestOf(game, state, start).line;
  if (!bestMove) throw new Error('no seat can move');
  await makeMove(hand, { game, view: viewAt(ending), seat }, bestMove, '.focus-acts button');
  const { state: stateAfter } = game.play.play(state, seat, bestMove);
  return continueEnding(ending, bestMove, bestOf(game, stateAfter, start));
}

for (const [i, viewport] of WINDOW_SIZES.entries()) {
  test.describe(`at ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });

    for (const game of someOf(games, 2, 2 * i)) {
      for (const number of isDeep ? [0, 1, 2] : [0]) {
        test(`${game.id}: ending ${number + 1} is played to its end by keyboard alone, from both sides`, async ({
          page,
        }) => {
          await page.goto(`/${game.id}/learn/endings/#${number + 1}`);
          const hand = keyboard(page);
          for (const side of [0, 1]) {
            let ending = endingFor(game, number, side);
            await expect(page.locator('.ending-sides .is-now')).toHaveCount(1);
            while (!ending.isOver) {
              await expectWhole(page);
              ending = await playOn(hand, game, ending);
              // The log has the move once the other side has answered.
              const expectedText = ending.sentences.join(' ');
              const endingText = page.locator('.ending-says').first();
              await expect.poll(async () => (await endingText.innerText()).replaceAll('\uFE0E', '')).toBe(expectedText);
            }
            expect(isHeld(ending)).toBe(true);
            const score = scoresText(ending, ending.bestFromHere);
            await expect(page.locator('.end-result')).toContainText(score);
            await expectInView(page, page.locator('.end-result h2'));
            await expect(page.locator('.end-tables .is-wrong')).toHaveCount(0);
            await expect(page.locator('.end-ways .primary')).toBeFocused();
            await expectInView(page, page.locator('.end-ways .primary'));
            if (side === 0) await hand.press('.end-ways .primary', 'The other side');
          }
          await expect(page.locator('.ending-sides')).toContainText('★');
        });
      }
    }
  });
}
