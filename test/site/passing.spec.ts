import type { Page } from '@playwright/test';
import { greedy } from '../../src/bots/greedy.ts';
import { loadGames } from '../../src/cli/games.ts';
import { saveKey } from '../../src/features/saved-games/save-key.ts';
import type { CoachedGame } from '../../src/game/game.ts';
import { judge } from '../../src/game/judge.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import { createRandom } from '../../src/random/random.ts';
import { tap } from './gestures.ts';
import { makeMove } from './make-move.ts';
import { finger } from './page-user.ts';
import { storedGameReader } from './practice.ts';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

const PLAYER_NAMES = ['Ida', 'Jan'];
/** Number of times the device is passed on. */
const COVERED_TURNS = 4;

const GAMES = PAGES.flatMap((path) => /^\/([^/]+)\/play\/$/.exec(path)?.[1] ?? []);

/** Seats two people with names and bots on the other seats: a third bot if the game allows it. */
async function sitDown(page: Page): Promise<void> {
  await page.getByLabel('Who’s playing?').selectOption('Several people on one device');
  const three = page.getByLabel('Players', { exact: true }).locator('option', { hasText: /^Three$/ });
  if ((await three.count()) > 0) await page.getByLabel('Players', { exact: true }).selectOption('Three');
  const seats = page.getByRole('combobox', { name: /^Player \d$/ });
  await seats.first().waitFor();
  for (let seat = 0; seat < (await seats.count()); seat++) {
    await seats.nth(seat).selectOption(seat < PLAYER_NAMES.length ? 'person' : 'beginner');
  }
  for (const [seat, name] of PLAYER_NAMES.entries()) await page.getByLabel(`Name of player ${seat + 1}`).fill(name);
  await page.getByRole('button', { name: 'Deal' }).click();
}

/** An illegal move that its touched items could mean, with a button to try it; not every table has one. */
function findRefusedTry(game: CoachedGame, view: GameState, seat: Seat): GameMove | undefined {
  for (const move of game.play.tries(view, seat)) {
    const proposals = game.table.propose(view, seat, game.table.picksOf(view, seat, move));
    const key = game.notation.key(move);
    const isMeant = proposals.some((one) => !one.isSure && game.notation.key(one.move) === key);
    if (isMeant && !judge(game, view, seat, move).isLegal) return move;
  }
  return undefined;
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, hurried: true });

for (const id of someOf(GAMES, 1, 3)) {
  test(`${id}: two people and bots pass one device around, and in between no hand is in the page`, async ({ page }) => {
    const game = (await loadGames()).get(id);
    if (!game) throw new Error('it is the table of a game');
    await page.addInitScript(() => {
      const settings = { pace: 'quick', help: 'none', window: 'off' };
      localStorage.setItem('fair-deal/settings', JSON.stringify(settings));
    });
    await page.goto(`/${id}/play/`);
    await sitDown(page);
    const stateOf = storedGameReader(game);
    const seatsSeen = new Set<Seat>();
    const savedText = async () => (await page.evaluate((key) => localStorage.getItem(key), saveKey(id))) ?? '';
    const savedState = async () => stateOf(await savedText());
    await expect.poll(savedText).not.toBe('');
    let holder: Seat | null = null;
    for (let coveredCount = 0; coveredCount < COVERED_TURNS || seatsSeen.size < PLAYER_NAMES.length; ) {
      // A bot's move, too, is on the table a moment before it is stored. The bots have the last seats.
      await expect.poll(async () => game.play.turn(await savedState())).toBeLessThan(PLAYER_NAMES.length);
      const state = await savedState();
      const seat = game.play.turn(state) ?? -1;
      if (seat !== holder) {
        await expect(page.locator('.cover p').first()).toHaveText(`Pass to ${PLAYER_NAMES[seat]}.`);
        // The page has neither a card nor a word that only the previous holder could see.
        await expect(page.locator('.board').locator('.card-face, [data-item], .log, .ruling')).toHaveCount(0);
        await tap(page.getByRole('button', { name: `I am ${PLAYER_NAMES[seat]}` }));
        holder = seat;
        coveredCount++;
      }
      await expect(page.locator('.player.is-on', { hasText: 'You' })).toBeVisible();
      const view = game.visibility.view(state, seat);
      const hand = game.table.zones(view, seat, String).find(({ kind }) => kind === 'hand');
      await expect(page.locator('.zone-hand button[data-item]')).toHaveCount(hand?.items.length ?? 0);
      const refusedTry = seatsSeen.has(seat) ? undefined : findRefusedTry(game, view, seat);
      if (refusedTry) {
        seatsSeen.add(seat);
        await makeMove(finger(page), { game, view, seat }, refusedTry);
        await expect(page.locator('.ruling.is-illegal')).toContainText(/\byou\b/i);
        for (const name of PLAYER_NAMES) {
          const isOther = name !== PLAYER_NAMES[seat];
          await expect(page.locator('.player', { hasText: name })).toHaveCount(isOther ? 1 : 0);
        }
        const pickedCards = page.locator('.board-table [data-item][aria-pressed="true"]');
        while ((await pickedCards.count()) > 0) await tap(pickedCards.first());
      }
      const textBefore = await savedText();
      await makeMove(finger(page), { game, view, seat }, greedy(game, view, seat, createRandom(coveredCount)));
      // A move is on the table a moment before it is stored.
      await expect.poll(savedText).not.toBe(textBefore);
    }
    expect([...seatsSeen].sort()).toEqual([0, 1]);
  });
}
