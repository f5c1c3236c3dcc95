import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { greedy } from '../../src/bots/greedy.ts';
import { loadGames } from '../../src/cli/games.ts';
import type { WholeGame } from '../../src/game/game.ts';
import { defaultOptions } from '../../src/game/options.ts';
import { createRandom } from '../../src/random/random.ts';
import { packMatch } from '../../src/referee/link.ts';
import { irregularRecord } from '../contract/irregular-record.ts';
import { tap, waitUntilDrawn } from './gestures.ts';
import { expectInView, expectWhole, WINDOW_SIZES } from './in-view.ts';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

const GAMES = PAGES.flatMap((path) => /^\/([^/]+)\/records\/$/.exec(path)?.[1] ?? []);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Touches a card of an unseen hand and names it. */
async function tellCard(page: Page, key: number): Promise<void> {
  const card = page.locator('.write .zone-hand button').last();
  await tap(card);
  // The cards to choose from appear below the card in question, not over it.
  const bottom = (box: { y: number; height: number } | null): number => (box?.y ?? 0) + (box?.height ?? 0);
  const dock = page.locator('.write-dock');
  await expect
    .poll(async () => bottom(await card.boundingBox()) - ((await dock.boundingBox())?.y ?? 0))
    .toBeLessThanOrEqual(0);
  await tap(page.locator('.keypad [data-key]:not(.is-used)').nth(key));
}

/** Names the open cards: they are unknown at first, and there is no ruling before. */
async function tellOpen(page: Page): Promise<void> {
  const unsaidCards = page.locator('.write-table [data-zone]:not(.zone-hand) button:has(.is-back):not([disabled])');
  for (let cardsLeft = await unsaidCards.count(); cardsLeft > 0; cardsLeft--) {
    await tap(unsaidCards.first());
    await tap(page.locator('.keypad [data-key]:not(.is-used)').nth(cardsLeft));
    await expect(unsaidCards).toHaveCount(cardsLeft - 1);
  }
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const game of someOf(GAMES, 1)) {
  test(`${game}: a game at a real table is written down by touch, stored, and replayed`, async ({ page }) => {
    await page.goto(`/${game}/records/#write`);
    await page.getByLabel('Player 1').fill('Ann');
    await page.getByLabel('Player 2').fill('Bert');
    await tap(button(page, 'Begin'));
    await expect(page.locator('.write-table [data-zone]:not(.zone-sign) .card-face:not(.is-back)')).toHaveCount(0);
    // It continues like this after a reload.
    await page.reload();
    await page.locator('.write-table .card-face').first().waitFor();
    await expect(page.locator('.write-table [data-zone]:not(.zone-sign) .card-face:not(.is-back)')).toHaveCount(0);
    await tellOpen(page);
    await tellCard(page, 3);
    await tap(button(page, 'What was played'));
    // A player plays out of turn twice, with an unseen card.
    for (const response of ['It was taken back', 'It was left standing']) {
      await tap(page.getByRole('group', { name: 'Who plays' }).locator('[aria-pressed="false"]').first());
      await tellCard(page, 5);
      const refusal = page.locator('.write-dock .ruling.is-illegal');
      if (!(await refusal.isVisible())) {
        await tap(page.locator('.write-acts button:not([aria-disabled="true"])').first());
      }
      await expect(refusal).toBeInViewport({ ratio: 1 });
      await tap(button(page, response));
      await expect(page.locator('.write-last')).toContainText(`${response}.`);
    }

    await page.goto(`/${game}/records/`);
    await tap(button(page, 'Write down a game'));
    await expect(page.locator('.write-last')).toContainText('2.');
    await tap(button(page, 'Go through it'));
    await tap(button(page, 'Next illegal move (2)'));
    await expect(page.locator('.viewer .ruling.is-illegal')).toBeVisible();
    await tap(page.getByText('Names', { exact: true }));
    await page.getByLabel('Player 1').fill('Zoe');
    await page.getByLabel('Player 1').blur();
    await expect(page.getByLabel('Seen by')).toContainText('Zoe');
    // The page stays, and the file can be saved.
    await expect(page.locator('.viewer .ruling.is-illegal')).toBeVisible();
    await tap(button(page, 'Save it'));
    await tap(button(page, 'Open another'));
    await tap(button(page, 'Remove'));
    await tap(button(page, 'Put it back'));
    await expect(page.locator('.records-kept li')).toHaveCount(1);
  });
}

for (const game of someOf(GAMES, 1, 3)) {
  test(`${game}: the page opens with a sample game, which isn’t stored`, async ({ page }) => {
    await page.goto(`/${game}/records/`);
    await tap(page.getByRole('button', { name: /^Next illegal move/ }));
    await expect(page.locator('.records-sample .ruling.is-illegal')).toBeVisible();
    await tap(page.getByRole('link', { name: 'Open a game' }));
    await expect(page.getByRole('heading', { name: 'Open a game' })).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`/${game}/records/$`));
    await expect(page.locator('.records-sample .ruling.is-illegal')).toHaveCount(1);
    await expect(page.locator('.records-kept li')).toHaveCount(0);
  });
}

for (const game of someOf(GAMES, 1, 1)) {
  test(`${game}: a file that is no record is refused in a sentence, and nothing is lost`, async ({ page }, info) => {
    // Length of the longest file that was read.
    await page.addInitScript(() => {
      const readText = File.prototype.text;
      File.prototype.text = function (this: File) {
        document.documentElement.dataset['read'] = String(
          Math.max(this.size, Number(document.documentElement.dataset['read'] ?? 0)),
        );
        return readText.call(this);
      };
    });
    await page.goto(`/${game}/records/`);
    const record = { game, start: { seed: 1 }, moves: [] };
    await page.getByLabel('Paste a link or a record').fill(JSON.stringify(record));
    await tap(button(page, 'Open it'));
    await tap(button(page, 'Save it'));
    await tap(button(page, 'Rename'));
    await page.getByRole('textbox', { name: 'Rename' }).fill('The long evening');
    await tap(button(page, 'Save this name'));
    const download = page.waitForEvent('download');
    await tap(button(page, 'Save all as a file'));
    expect(JSON.parse(readFileSync(await (await download).path(), 'utf8'))).toEqual(record);
    await tap(button(page, 'Open another'));
    const huge = info.outputPath('huge.json');
    writeFileSync(huge, JSON.stringify({ ...record, names: ['x'.repeat(50_000_000)] }));
    const file = page.locator('input[type="file"]');
    await page.getByLabel('Paste a link or a record').fill('Half a thing');
    await file.setInputFiles(huge);
    await expect(page.locator('.records-problem')).toHaveText(/far longer than the record of any game/);
    expect(await page.locator('html').getAttribute('data-read')).toBeNull();
    const badFiles: readonly [name: string, text: string, says: RegExp][] = [
      ['rubbish.json', '\u0000\u0001\uFFFD{]'.repeat(1000), /This isn’t a record of a game/],
      ['half.json', '{"game":"x","start":{"seed":1},"mov', /part of it is missing/],
      ['long.json', ' '.repeat(6_000_000), /far longer than the record of any game/],
      ['other.json', '{"game":"chess","start":{"seed":1},"moves":[]}', /record of another game/],
      ['edited.json', `{"game":"${game}","start":{"seed":1},"moves":[{"seat":99,"move":{}}]}`, /At move 1/],
    ];
    for (const [name, text, message] of badFiles) {
      await file.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
      await expect(page.locator('.records-problem')).toHaveText(message);
      await expect(button(page, 'Open it')).toBeVisible();
      await expect(page.getByLabel('Paste a link or a record')).toHaveValue('Half a thing');
      await expect(page.locator('.records-kept li')).toContainText(['The long evening']);
    }
  });
}

/** The beginning of a game of experienced players, with their illegal tries. */
function createIrregularGame(game: WholeGame): {
  link: string;
  illegalMoves: readonly number[];
  last: number;
} {
  const random = createRandom(8);
  const options = defaultOptions(game.options);
  const seed = 4;
  const choices: number[] = [];
  let state = game.play.deal(options, seed);
  for (let seat = game.play.turn(state); seat !== null && choices.length < 60; seat = game.play.turn(state)) {
    const move = greedy(game, game.visibility.view(state, seat), seat, random);
    const key = game.notation.key(move);
    choices.push(game.play.moves(state, seat).findIndex((one) => game.notation.key(one) === key));
    state = game.play.play(state, seat, move).state;
  }
  const { record, putIn } = irregularRecord(game, { options, seed, choices });
  const { moves } = record as { moves: readonly unknown[] };
  return { link: packMatch(record), illegalMoves: putIn.map(({ at }) => at + 1), last: moves.length };
}

for (const [i, viewport] of someOf(WINDOW_SIZES, 1, 1).entries()) {
  test.describe(`at ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });

    for (const id of someOf(GAMES, 1, i + 2)) {
      test(`${id}: table, next button and comment on a move are in the window, and stay in place`, async ({ page }) => {
        const game = (await loadGames()).get(id);
        if (!game) throw new Error(`no game ${id}`);
        const { link, illegalMoves, last } = createIrregularGame(game);
        await page.goto(`/${id}/records/#${link}`);
        const nextButton = button(page, 'Next');
        await nextButton.waitFor();
        const at = await nextButton.boundingBox();
        const slider = page.getByRole('slider');
        for (const step of [...illegalMoves.slice(0, 2), last]) {
          await slider.fill(String(step));
          await waitUntilDrawn(page);
          for (const part of ['.viewer-table', '.viewer-says', '.walk', '.walk .buttons > :last-child'])
            await expectInView(page, page.locator(part));
          await expectWhole(page);
          expect(await nextButton.boundingBox()).toEqual(at);
        }
      });
    }
  });
}
