/** Plays the deal of the day of a game to its end, sends it, and deals it to a friend. */

import type { Page } from '@playwright/test';
import { greedy } from '../../src/bots/greedy.ts';
import { playDeal } from '../../src/bots/whole-deal.ts';
import { joinWords } from '../../src/cards/words.ts';
import { loadGames } from '../../src/cli/games.ts';
import { dealOfDay, writeDeal } from '../../src/features/challenge/deal.ts';
import { defaultOptions } from '../../src/game/options.ts';
import { playAnyMove, waitForTurn } from './any-move.ts';
import { gameBeforeEnd, isGameOver } from './game-before-end.ts';
import { click } from './gestures.ts';
import { someOf } from './sample.ts';
import { axe, expect, test } from './site.ts';

const games = [...(await loadGames()).values()];
const TESTED_DAY = '2027-01-14';

const readStored = (page: Page, game: string): Promise<string> =>
  page.evaluate((key) => localStorage.getItem(key) ?? '', `fair-deal/match/${game}`);
const seedIn = (text: string): number => JSON.parse(text).record.start.seed;
const cards = (page: Page): Promise<readonly string[]> => page.locator('.zone-hand button').allInnerTexts();

/** Plays on with hints until the game is over. */
async function playToTheEnd(page: Page): Promise<void> {
  const ownTurn = page.locator('.player.is-on', { hasText: 'You' });
  const sameDeal = page.locator('.same-deal');
  const count = page.locator('.count').getByRole('button', { name: /^(Next deal|Continue)$/ });
  const countButton = page.getByRole('button', { name: 'Count', exact: true });
  for (let i = 0; i < 20; i++) {
    await sameDeal.or(count).or(countButton).or(ownTurn).first().waitFor();
    if (await count.isVisible()) await click(count);
    else if (await countButton.isVisible()) await click(countButton);
    else if (await sameDeal.isVisible()) return;
    else
      for (const name of ['Hint', 'Why?', 'Show me', 'Play it'])
        await click(page.getByRole('button', { name, exact: true }));
  }
}

test.use({ hurried: true, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const game of someOf(games, 1, 4)) {
  test(`${game.name}: the deal of the day is played to its end, beside the bot’s; a friend gets the same cards`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.clock.setFixedTime(new Date(`${TESTED_DAY}T10:00:00`));
    await page.addInitScript(() => {
      const settings = { pace: 'quick', help: 'none', window: 'off' };
      localStorage.setItem('fair-deal/settings', JSON.stringify(settings));
    });
    await page.goto('/daily/');
    await click(page.getByRole('button', { name: 'Today’s deals' }));
    const dealLink = page.locator(`.daily-deals [data-game="${game.id}"] a`).first();
    await expect(dealLink).toContainText('Against a Regular');
    await click(dealLink);
    await waitForTurn(page);
    const dealtCards = await cards(page);
    const { seed } = dealOfDay(game.id, TESTED_DAY, 'greedy');
    expect(seedIn(await readStored(page, game.id))).toBe(seed);
    await playAnyMove(page);

    // Moves in between are the other players'.
    const { record } = gameBeforeEnd(game, seed, isGameOver);
    const deal = writeDeal(dealOfDay(game.id, TESTED_DAY, 'greedy'), { day: TESTED_DAY });
    await page.goto('/about/');
    await page.evaluate(
      ([id, text]) => {
        localStorage.setItem(`fair-deal/match/${id}`, text ?? '');
        sessionStorage.setItem(`fair-deal/seated/${id}`, 'yes');
      },
      [game.id, JSON.stringify({ ...deal, record })],
    );
    await page.goto(`/${game.id}/play/`);
    await playToTheEnd(page);
    const sameDealPanel = page.locator('.same-deal');
    const [botScore, ...otherScores] = playDeal(game, greedy, { options: defaultOptions(game.options), seed });
    await expect(sameDealPanel.locator('p').last()).toContainText(
      `A Regular in your seat: ${botScore} to ${joinWords(otherScores.map(String))}. `,
      { timeout: 60_000 },
    );
    await expect(sameDealPanel.locator('p').last()).toHaveText(/(You did (better|worse)|The same as you)\.$/);
    expect(await axe(page, { within: '.same-deal' })).toEqual([]);
    // The positions that decided it are drawn; with them, the sheet is one page and the buttons stay in view.
    await expect(page.locator('.end-key h3')).toHaveText(/^(What decided it|No single move of yours decided it\.)$/, {
      timeout: 120_000,
    });
    for (const name of ['Play again', /^See (what cost you most|your moves judged)$/])
      await expect(page.locator('.end-ways').getByText(name)).toBeInViewport({ ratio: 1 });
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    await click(page.locator('.end-ways').getByRole('button', { name: 'Send', exact: true }));
    const download = page.waitForEvent('download');
    await click(page.getByRole('button', { name: 'Picture' }));
    expect((await download).suggestedFilename()).toBe('fair-deal.png');
    await click(page.getByRole('button', { name: 'Done' }));
    await click(sameDealPanel.getByRole('button', { name: 'Same deal for a friend' }));
    const words = await page.locator('.send-words').innerText();
    const [, resultText = ''] = /My result with this deal of [^:]+: ([^.]+)\./.exec(words) ?? [];
    const url = await page.locator('.send-url').innerText();
    await click(page.getByRole('button', { name: 'Done' }));

    await page.goto('/daily/');
    await click(page.getByRole('button', { name: 'Today’s deals' }));
    const [ownScore, ...otherTexts] = resultText.split(' : ');
    await expect(dealLink).toContainText(`${ownScore} to ${joinWords(otherTexts)}`);

    const friend = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await friend.goto(`/${game.id}/play/`);
    await click(friend.getByRole('button', { name: 'Deal' }));
    await waitForTurn(friend);
    const ownSeed = seedIn(await readStored(friend, game.id));
    await friend.goto('/about/');
    await friend.goto(url);
    const linkDialog = friend.getByRole('dialog', { name: 'This link contains a game' });
    await linkDialog.waitFor();
    expect(seedIn(await readStored(friend, game.id))).toBe(ownSeed);
    await click(linkDialog.getByRole('button', { name: 'Open it' }));
    await expect.poll(async () => seedIn(await readStored(friend, game.id))).toBe(seed);
    await waitForTurn(friend);
    expect(await cards(friend)).toEqual(dealtCards);
    await friend.context().close();
  });
}
