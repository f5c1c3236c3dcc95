import { loadGames } from '../../src/cli/games.ts';
import { playAnyMove, waitForSettledTurn } from './any-move.ts';
import { tryUntilRefused } from './refuse.ts';
import { announcementsOn, countSentence, LIVE_REGIONS, startListening } from './screen-reader.ts';
import { expect, test } from './site.ts';

/** Tests what a screen reader says. */

const games = await loadGames();

for (const id of games.keys()) {
  test.describe(id, () => {
    test.use({ hurried: true });

    test('a screen reader says each event of a turn and the ruling on an illegal try once', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('fair-deal/settings', '{"window":"off"}'));
      await startListening(page);
      await page.goto(`/${id}/play/`);
      await page.getByRole('button', { name: 'Deal' }).click();
      await waitForSettledTurn(page);
      const table = page.locator('.board');
      await tryUntilRefused(table, () => waitForSettledTurn(page));
      const rulingText = (await table.locator('.ruling .ruling-says').first().innerText()).replace(/\uFE0E/g, '');
      const ruling = `Not allowed. ${rulingText}`;
      expect((await announcementsOn(page)).filter((line) => line.includes(rulingText))).toEqual([ruling]);
      await playAnyMove(page);
      await waitForSettledTurn(page);
      const log = (await table.locator('.log li > span:first-child').allInnerTexts())
        .map((text) =>
          text
            .replace(/\uFE0E/g, '')
            .replace(/\s+/g, ' ')
            .trim(),
        )
        .filter((text) => !text.includes('took back'));
      const announcements = await announcementsOn(page);
      expect(log.length).toBeGreaterThan(1);
      expect(log.map((text) => [text, countSentence(announcements, text)])).toEqual(
        log.map((text) => [text, countSentence(log, text)]),
      );
      // In the order of events.
      const events = announcements.filter((line) => log.includes(line));
      expect(events).toEqual(log);
      await expect(page.locator(LIVE_REGIONS)).toHaveCount(1);
      await expect(page.locator(LIVE_REGIONS).locator('button, a, input')).toHaveCount(0);
    });
  });
}
