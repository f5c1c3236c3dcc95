import type { Page } from '@playwright/test';
import { greedy } from '../../src/bots/greedy.ts';
import { loadGames } from '../../src/cli/games.ts';
import type { WholeGame } from '../../src/game/game.ts';
import { defaultOptions } from '../../src/game/options.ts';
import type { PadEntry, PadField } from '../../src/game/pad.ts';
import { type EveningLine, gamesWithWriting, playEvening, writingOf } from '../features/score-pad/state/evening.ts';
import { tap } from './gestures.ts';
import { someOf } from './sample.ts';
import { expect, test } from './site.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const PLAYER_NAMES = ['Ann', 'Bert', 'Cleo', 'Dora'];
/** Number of games per evening if each line is a whole game. */
const GAMES = 4;

/** Returns the games of an evening at one table; several if each line is a whole game. */
async function eveningOf(game: WholeGame): Promise<readonly EveningLine[]> {
  const writing = await writingOf(game.id);
  const options = defaultOptions(game.options);
  const one = (seed: number) => playEvening(game, writing, greedy, options, seed).lines;
  const firstEvening = one(1);
  if (firstEvening.at(-1)?.outcome) return firstEvening;
  const lines = [firstEvening, ...Array.from({ length: GAMES - 1 }, (_, i) => one(i + 2))].flat();
  const sum = (at: number, side: number): number =>
    lines.slice(0, at + 1).reduce((total, { totals }) => total + (totals[side] ?? 0), 0);
  return lines.map((line, at) => ({ ...line, totals: line.totals.map((_, side) => sum(at, side)) }));
}

/** Enters the result of a round by touch. */
async function enterResult(page: Page, fields: readonly PadField[], entry: PadEntry): Promise<void> {
  for (const field of fields) {
    const entered = entry[field.id];
    const fieldGroup = page.getByRole('group', { name: field.label });
    if (field.kind === 'choice') {
      const values = Array.isArray(entered) ? entered : [entered];
      for (const { value, label } of field.choices) {
        const button = fieldGroup.getByRole('button', { name: label, exact: true });
        const isOn = (await button.getAttribute('aria-pressed')) === 'true';
        if (isOn !== values.includes(value)) await tap(button);
      }
    } else if (Array.isArray(entered)) {
      for (const [at, text] of entered.entries()) {
        const input = fieldGroup.locator(`[data-amount="${at}"]`);
        if ((await input.inputValue()) === text) continue;
        await tap(input);
        while ((await input.inputValue()) !== '')
          await tap(page.getByRole('button', { name: 'Delete the last figure' }));
        for (const key of String(text)) {
          const name = key === '-' ? 'minus' : key;
          await tap(page.locator('.pad-keys').getByRole('button', { name, exact: true }));
        }
      }
    }
  }
  await tap(page.locator('.pad-foot .primary'));
}

for (const id of someOf(gamesWithWriting(), 1, 4)) {
  test(`${id}: an evening is written down to its end, and a wrong round is corrected`, async ({ page }) => {
    const game = (await loadGames()).get(id);
    if (!game) throw new Error(`no game ${id}`);
    const lines = await eveningOf(game);
    const options = defaultOptions(game.options);
    const name = (seat: number): string => PLAYER_NAMES[seat] ?? '';
    const fields = game.pad.ways({ options, name })[0]?.fields ?? [];
    await page.goto(`/${id}/score/`);
    for (let seat = 0; seat < game.seats(options); seat++) await page.getByLabel(`Player ${seat + 1}`).fill(name(seat));
    await page.getByRole('button', { name: 'Begin' }).click();
    // The second round is entered as if it were the first again.
    const wrongLines = lines.with(1, { ...(lines[1] as EveningLine), entry: lines[0]?.entry ?? {} });
    for (const { entry } of wrongLines) {
      if (await page.getByRole('button', { name: 'Play on' }).isVisible()) {
        await tap(page.getByRole('button', { name: 'Play on' }));
      }
      await enterResult(page, fields, entry);
    }
    const rows = page.locator('.pad-sheet tbody tr');
    await expect(rows).toHaveCount(lines.length);
    await tap(rows.nth(1).getByRole('button'));
    await expect(page.locator('.pad-next')).toHaveText(/ 2 again\.$/);
    await enterResult(page, fields, lines[1]?.entry ?? {});
    const totals = rows.locator('td strong');
    const expectedTotals = lines.flatMap((line) => line.totals.map(String));
    await expect(totals).toHaveText(expectedTotals);
    const winners = lines.at(-1)?.outcome?.winners ?? [];
    for (const side of winners) {
      await expect(page.locator('.pad-next.is-over')).toContainText(game.pad.sides({ options, name })[side] ?? '?');
    }
  });
}
