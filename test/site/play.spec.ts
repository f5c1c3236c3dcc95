import { loadGames } from '../../src/cli/games.ts';
import { waitForSettledTurn, waitForTurn } from './any-move.ts';
import { BLANK_POINT, click } from './gestures.ts';
import { dealByKeyboard, playToTheEnd, takeBack } from './practice.ts';
import { tryUntilRefused } from './refuse.ts';
import { someOf } from './sample.ts';
import { axe, expect, PAGES, test } from './site.ts';

const PLAY_PATHS = PAGES.filter((path) => /^\/[^/]+\/play\/$/.test(path));

for (const path of someOf(PLAY_PATHS, 1, 4)) {
  test.describe(path, () => {
    test.use({ hurried: true });

    test('a whole game is played to its end by keyboard alone', async ({ page }) => {
      await page.addInitScript(() => {
        const settings = { pace: 'quick', help: 'show', window: 'wait' };
        localStorage.setItem('fair-deal/settings', JSON.stringify(settings));
      });
      const game = (await loadGames()).get(path.split('/')[1] ?? '');
      if (!game) throw new Error('it is the table of a game');
      await page.goto(path);
      await dealByKeyboard(page);
      const moves = await playToTheEnd(page, game);
      expect(moves).toBeGreaterThan(1);
      await expect(page.getByRole('heading', { level: 2, name: /win/ })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
    });
  });
}

for (const path of PLAY_PATHS) {
  test.describe(path, () => {
    test.use({ hurried: true });

    test('an illegal try is refused with its law, and a suggestion plays', async ({ page }) => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Deal' }).click();
      await waitForSettledTurn(page);
      await tryUntilRefused(page.locator('main'), async () => {
        await takeBack(page);
        await waitForSettledTurn(page);
      });
      const ruling = page.locator('.ruling');
      await expect(ruling.getByRole('link').first()).toHaveAttribute('href', /\/rules\/.+\/#.+/);
      expect(await axe(page)).toEqual([]);
      await ruling.locator('.ruling-could button').first().click();
      await expect(ruling).toHaveClass(/is-legal/);
    });
  });
}

for (const path of someOf(PLAY_PATHS, 1, 1)) {
  test.describe(path, () => {
    test.use({ hurried: true });

    test('a notice is beside the controls, and pressing on keeps the keyboard focus', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        localStorage.setItem('fair-deal/settings', JSON.stringify({ pace: 'step' }));
      });
      await page.goto(path);
      await page.getByRole('button', { name: 'Deal' }).click();
      await page.getByRole('group', { name: 'What you do' }).waitFor();
      const message = page.locator('.play-say');
      await click(page.getByRole('button', { name: 'Undo' }));
      await expect(message).toContainText('You have not played anything yet.');
      if (await page.locator('.player.is-on', { hasText: 'You' }).isVisible()) {
        const hintButtons = ['Hint', 'Why?', 'Show me'];
        for (const name of hintButtons) await page.getByRole('button', { name, exact: true }).click();
        await click(message.getByRole('button', { name: 'Play it' }));
      }
      const continueButton = page.locator('.play-acts').getByRole('button', { name: 'Continue' });
      for (let i = 0; i < 3; i++) {
        // The other players take a while to think before the button to continue appears.
        await page.locator('.play-judge button, .player.is-on:has-text("You")').first().waitFor();
        if (!(await continueButton.isVisible())) break;
        // The game was sent in between, and the link to continue is still there.
        await page.getByRole('button', { name: 'More' }).click();
        await page.getByRole('button', { name: 'Send this game' }).click();
        await page.getByRole('button', { name: 'Copy the link' }).click();
        await expect(page.locator('.send-told')).toContainText('Copied');
        await page.getByRole('button', { name: 'Done' }).click();
        await expect(continueButton).toBeVisible();
        await click(continueButton);
        expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
      }
    });

    test('a dragged card joins the card it meets, or is played; dropped elsewhere, it does nothing', async ({
      page,
    }) => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Deal' }).click();
      await waitForTurn(page);
      await page.waitForLoadState('networkidle');
      const table = page.locator('.board-table');
      const card = table.locator('.zone-hand button').first();
      const pickedCards = table.locator('.is-picked');
      await card.dragTo(page.locator('.wordmark'), { sourcePosition: BLANK_POINT });
      await expect(pickedCards).toHaveCount(0);
      await expect(page.locator('.drag-ghost')).toHaveCount(0);
      // A mouse that moves slightly during a click has clicked.
      for (const pickedCount of [1, 0]) {
        await card.hover({ position: { x: 10, y: 40 } });
        await page.mouse.down();
        await card.hover({ position: { x: 10, y: 50 } });
        await page.mouse.up();
        await expect(pickedCards).toHaveCount(pickedCount);
      }
      await card.dragTo(table.locator('[data-zone]:not(.zone-hand) button[data-item]').first(), {
        sourcePosition: BLANK_POINT,
      });
      const hasRuling = (): Promise<boolean> =>
        page.evaluate(() => /llowed/.test(document.querySelector<HTMLElement>('.board .ruling')?.innerText ?? ''));
      await expect.poll(async () => (await pickedCards.count()) > 0 || (await hasRuling())).toBe(true);
    });

    test('a game is unchanged after a reload, and undo takes back a move', async ({ page }) => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Deal' }).click();
      await waitForTurn(page);
      const hand = page.locator('.zone-hand button');
      const names = await hand.allInnerTexts();
      await page.reload();
      await expect(hand.first()).toBeVisible();
      expect(await hand.allInnerTexts()).toEqual(names);
      await page.goto('/about/');
      await page.goBack();
      await expect(hand.first()).toBeVisible();
      expect(await hand.allInnerTexts()).toEqual(names);
      await click(hand.first());
      const acts = page.getByRole('group', { name: 'What you do' }).getByRole('button', { disabled: false });
      await click(acts.nth(2));
      await expect(page.locator('.ruling')).toContainText('llowed');
      await takeBack(page);
      await expect(hand).toHaveCount(names.length);
    });

    test('an edited save is set aside with a message, and the page works', async ({ page }) => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Deal' }).click();
      await waitForTurn(page);
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage).filter((name) => name.includes('/match/'))) {
          localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('"seed":', '"seed":1'));
          localStorage.setItem(key, (localStorage.getItem(key) ?? '').slice(0, -2));
        }
      });
      await page.reload();
      await expect(page.locator('.play-problem')).toContainText('saved for later');
      expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('set-aside')))).toBe(true);
      await page.getByRole('button', { name: 'Deal' }).click();
      await expect(page.getByRole('group', { name: 'What you do' })).toBeVisible();
    });

    test('a second tab takes the game over, and the first one says so', async ({ context, page }) => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Deal' }).click();
      await waitForTurn(page);
      const otherPage = await context.newPage();
      await otherPage.goto(path);
      await otherPage.getByRole('button', { name: 'Continue your game' }).click();
      await expect(page.locator('#main').getByText('This game is open in another tab.')).toBeVisible();
      await page.getByRole('button', { name: 'Continue here' }).click();
      await expect(otherPage.locator('#main').getByText('This game is open in another tab.')).toBeVisible();
      await expect(page.locator('#main').getByText('This game is open in another tab.')).toBeHidden();
    });

    test('a damaged link says so and leaves the table free', async ({ page }) => {
      await page.goto(`${path}#1mnot-a-game`);
      await expect(page.locator('.play-problem')).toContainText('damaged');
      await expect(page.getByRole('button', { name: 'Deal' })).toBeVisible();
    });
  });
}
