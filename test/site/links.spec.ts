import { packCase, packMatch, packTable } from '../../src/referee/link.ts';
import { playAnyMove, waitForTurn } from './any-move.ts';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

/** Tests that an entry from a link waits for the user's answer and opens on the page it belongs to. */

const GAMES = PAGES.flatMap((path) => /^\/([^/]+)\/records\/$/.exec(path)?.[1] ?? []);
const recordOf = (game: string) => ({ game, start: { seed: 7 }, moves: [] });
const [someGame = '', otherGame = ''] = GAMES;

for (const game of someOf(GAMES, 1)) {
  test(`${game}: a game opened by its link is there after a reload and after going back, until another is opened`, async ({
    page,
  }) => {
    // The sample game of the page has none.
    const close = page.getByRole('button', { name: 'Open another' });
    await page.goto(`/${game}/records/#${packMatch(recordOf(game))}`);
    await close.waitFor();
    await page.reload();
    await close.waitFor();
    // An anchor on this page leaves it unchanged.
    await page.evaluate(() => {
      location.hash = '#main';
    });
    await expect(page).not.toHaveURL(/#main$/);
    await page.reload();
    await close.waitFor();
    await page.goto('/about/');
    await page.goBack();
    await close.waitFor();
    await close.click();
    await expect(page).toHaveURL(`/${game}/records/`);

    // The same for a pasted link; Back leads to the page before it.
    await page.getByLabel('Paste a link or a record').fill(JSON.stringify(recordOf(game)));
    await page.getByRole('button', { name: 'Open it' }).click();
    await close.waitFor();
    await page.reload();
    await close.waitFor();
    await page.goBack();
    await expect(close).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open it' })).toBeVisible();
  });
}

for (const game of someOf(GAMES, 1, 1)) {
  test(`${game}: a game from a link is asked about again after a reload`, async ({ page }) => {
    await page.goto(`/${game}/play/`);
    await page.getByRole('button', { name: 'Deal' }).click();
    await waitForTurn(page);
    await page.goto('/about/');
    await page.goto(`/${game}/play/#${packMatch(recordOf(game))}`);
    const linkDialog = page.getByRole('dialog', { name: 'This link contains a game' });
    await linkDialog.waitFor();
    await page.reload();
    await linkDialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page).toHaveURL(`/${game}/play/`);
    await page.reload();
    await waitForTurn(page);
    await expect(linkDialog).toBeHidden();
  });

  test(`${game}: house rules from a link are offered again after a reload`, async ({ page }) => {
    await page.goto(`/${game}/#${packTable({ game, options: {} })}`);
    const offer = page.locator('.table-offer');
    await expect(offer).toBeVisible();
    await page.reload();
    await offer.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(`/${game}/`);
  });

  test(`${game}: the progress of the game in the other tab stays accurate`, async ({ context, page }) => {
    await page.goto(`/${game}/play/`);
    await page.getByRole('button', { name: 'Deal' }).click();
    await waitForTurn(page);
    const otherPage = await context.newPage();
    await otherPage.goto(`/${game}/play/`);
    const waits = otherPage.locator('.setup-saved');
    const turns = (): Promise<number> =>
      page.evaluate((id) => JSON.parse(localStorage.getItem(`fair-deal/match/${id}`) ?? '').record.moves.length, game);
    const turnsBefore = await turns();
    await expect(waits).toContainText(new RegExp(`, ${turnsBefore} turns? old`));
    await page.bringToFront();
    await playAnyMove(page);
    await waitForTurn(page);
    const turnsAfter = await turns();
    expect(turnsAfter).toBeGreaterThan(turnsBefore);
    await expect(waits).toContainText(new RegExp(`, ${turnsAfter} turns? old`));
  });
}

test('a link or a file at the wrong page names its page, and the way there opens it', async ({ page }) => {
  const field = page.getByLabel('Paste a link or a record');
  const alert = page.locator('.records-problem, .table-offer, .play-problem, .desk-problem, .pad-came');
  const link = alert.getByRole('link');
  const desk = packCase({ game: someGame, position: {} });
  await page.goto(`/${someGame}/records/`);
  await field.fill(`Who is right? https://cards.example/${someGame}/referee/#${desk}`);
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(alert).toContainText('it belongs to the desk');
  await expect(link).toHaveAttribute('href', `/${someGame}/referee/#${desk}`);
  for (const text of [JSON.stringify(recordOf(otherGame)), `Look: /#${packMatch(recordOf(otherGame))}.`]) {
    await page.goto(`/${someGame}/records/`);
    await field.fill(text);
    await page.getByRole('button', { name: 'Open it' }).click();
    await expect(alert).toContainText('record of another game');
    await expect(link).toHaveText(/^Open it in .+: Move by move$/);
    await link.click();
    await page.getByRole('slider').waitFor();
    await expect(page).toHaveURL(new RegExp(`/${otherGame}/records/#1m`));
  }
  const table = packTable({ game: otherGame, options: {} });
  for (const at of ['', 'play/', 'referee/', 'score/', 'records/']) {
    await page.goto('/about/');
    await page.goto(`/${someGame}/${at}#${table}`);
    await expect(link).toHaveAttribute('href', `/${otherGame}/#${table}`);
  }
});

test('an address with an escaped # leads to its page', async ({ page }) => {
  await page.goto(`/${someGame}/records/%23${packMatch(recordOf(someGame))}`);
  await page.getByRole('slider').waitFor();
});

test('if the phone can’t share, a message says so and the text can be copied; a cancelled share shows nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const share = (): Promise<void> =>
      Promise.reject(new DOMException('no', document.documentElement.dataset['share'] ?? 'NotAllowedError'));
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto(`/${someGame}/`);
  await page.locator('.chapters ol a').first().click();
  await page.locator('.rule [data-send]').first().click();
  const sentMessage = page.locator('.send-told');
  const share = page.getByRole('button', { name: 'Share …' });
  await page.locator('html').evaluate((root) => root.setAttribute('data-share', 'AbortError'));
  await share.click();
  await expect(share).toBeVisible();
  await expect(sentMessage).toHaveText('');
  await page.locator('html').evaluate((root) => root.removeAttribute('data-share'));
  await share.click();
  await expect(sentMessage).toContainText('Sharing was refused here.');
  await expect(page.getByRole('button', { name: 'Copy text and link' })).toHaveClass(/primary/);
});
