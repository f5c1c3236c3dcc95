import { loadGames } from '../../src/cli/games.ts';
import { tableKey } from '../../src/features/house-rules/table-key.ts';
import { choices } from '../../src/game/options.ts';
import { isDeep } from '../depth.ts';
import { waitUntilDrawn } from './gestures.ts';
import { MainThread } from './main-thread.ts';
import { finger } from './page-user.ts';
import { dealByKeyboard, playToTheEnd } from './practice.ts';
import { expect, PAGES, test } from './site.ts';

/** Tests that a table reacts to each touch at once, from the first one on, without long tasks. */

const PLAY_PATHS = PAGES.filter((path) => /^\/[^/]+\/play\/$/.test(path));

/** Duration of a long task by the browser's definition, ms. */
const MAX_TASK_MS = 50;

test.use({
  hurried: true,
  reducedMotion: 'no-preference',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

// Needs an idle machine, so it doesn't run by default.
for (const path of isDeep ? PLAY_PATHS : []) {
  test(`${path} has no long task while all its seats play`, async ({ page }, info) => {
    const game = (await loadGames()).get(path.split('/')[1] ?? '');
    if (!game) throw new Error('it is the table of a game');
    const seats = game.options.find(({ key }) => key === 'seats');
    const seatCounts = seats ? choices(seats).map(({ value }) => Number(value)) : [];
    await page.addInitScript(
      ([key, seatCount]) => {
        const settings = { help: 'coach', window: 'wait' };
        localStorage.setItem('fair-deal/settings', JSON.stringify(settings));
        if (seatCount > 0) localStorage.setItem(key, JSON.stringify({ version: 1, options: { seats: seatCount } }));
      },
      [tableKey(game.id), Math.max(0, ...seatCounts)] as const,
    );
    await page.goto(path);
    await page.getByRole('button', { name: 'Deal' }).waitFor();
    await page.waitForLoadState('networkidle');
    await waitUntilDrawn(page);
    const thread = await MainThread.watch(page);
    await dealByKeyboard(page);
    const moves = await playToTheEnd(page, game, { hand: finger(page) });
    const tasks = await thread.longest(MAX_TASK_MS / 2);
    const [longest] = tasks;
    const figure = `${path}: ${moves} moves, the longest task ${longest?.ownTime} ms of its own`;
    info.annotations.push({ type: 'figure', description: figure });
    console.info(figure);
    expect(tasks.filter(({ ownTime }) => ownTime > MAX_TASK_MS)).toEqual([]);
  });
}
