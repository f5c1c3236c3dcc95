import type { Page } from '@playwright/test';
import { loadGames } from '../../src/cli/games.ts';
import { saveKey } from '../../src/features/saved-games/save-key.ts';
import { waitUntilDrawn } from './gestures.ts';
import { someOf } from './sample.ts';
import { expect, test } from './site.ts';

const games = [...(await loadGames()).values()];
/** Seed of a deal in which the first bot slips. Slips are likelier if all rules are known. */
const SEED = 5;

/** Stores a user who knows all rules and is the referee; each move waits for the user's response. */
async function storeRefereeSettings(page: Page, rules: readonly string[]): Promise<void> {
  const knownRules = Object.fromEntries(rules.map((id) => [id, [29_000_000, 59_000_000, 99, 5]]));
  await page.addInitScript((memory) => {
    localStorage.setItem('fair-deal/memory', JSON.stringify({ version: 1, rules: memory }));
    localStorage.setItem('fair-deal/settings', JSON.stringify({ pace: 'step', slips: 'on' }));
  }, knownRules);
}

const top = (page: Page): Promise<number> =>
  page.locator('.board-dock').evaluate((dock) => dock.getBoundingClientRect().top);

for (const game of someOf(games, 1, 3)) {
  test(`a slip in ${game.name} is objected to by keyboard, ruled on and taken back`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await storeRefereeSettings(
      page,
      game.rules.restrictions.map(({ id }) => id),
    );
    await page.goto(`/${game.id}/play/`);
    await expect(page.getByLabel('Who referees?')).toHaveValue('on');
    await page.getByRole('button', { name: 'Deal' }).waitFor();
    await page.evaluate((seed) => {
      crypto.getRandomValues = (array) => {
        (array as unknown as Uint32Array)[0] = seed;
        return array;
      };
    }, SEED);
    await page.getByRole('button', { name: 'Deal' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Objection' }).waitFor();
    const lay = await top(page);
    await page.keyboard.press('o');
    const rules = page.getByRole('list', { name: 'What is wrong with it?' });
    await expect(rules.getByRole('button').first()).toBeFocused();
    await waitUntilDrawn(page);
    expect(await top(page)).toBe(lay);
    await page.keyboard.press('Enter');
    await expect(page.locator('.ruling.is-illegal')).toBeVisible();
    await expect(page.locator('.play-say')).toContainText('takes it back');
    expect(await top(page)).toBe(lay);
    const storedGame = await page.evaluate((key) => localStorage.getItem(key) ?? '', saveKey(game.id));
    expect(storedGame).toContain('"then":"taken-back"');
    await page.getByRole('button', { name: 'Continue' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Allowed', exact: true }).waitFor();
    await page.keyboard.press('f');
    await expect
      .poll(() =>
        page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '').record.moves.length, saveKey(game.id)),
      )
      .toBe(2);
  });
}
