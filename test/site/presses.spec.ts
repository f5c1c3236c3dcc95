import type { Locator, Page } from '@playwright/test';
import { loadGames } from '../../src/cli/games.ts';
import { HUMAN, playerName } from '../../src/features/house-rules/names.ts';
import { begin } from '../../src/game/match.ts';
import { defaultOptions } from '../../src/game/options.ts';
import { waitForSettledTurn } from './any-move.ts';
import { click, waitUntilDrawn } from './gestures.ts';
import { expectInView, WINDOW_SIZES } from './in-view.ts';
import { readLessons } from './lesson-guide.ts';
import { takeBack } from './practice.ts';
import { tryUntilRefused } from './refuse.ts';
import { someOf } from './sample.ts';
import { expect, test } from './site.ts';

/** Tests the effects of a press or a refusal on the buttons and the table. */

const games = await loadGames();
const lessons = await readLessons();

async function deal(page: Page, id: string, settings: object = {}): Promise<Locator> {
  await page.addInitScript(
    (settingsJson) => localStorage.setItem('fair-deal/settings', settingsJson),
    JSON.stringify(settings),
  );
  await page.goto(`/${id}/play/`);
  await page.getByRole('button', { name: 'Deal' }).click();
  await waitForSettledTurn(page);
  return page.locator('.board');
}

/** The buttons of a table by their words, with their positions. */
const placesOf = (table: Locator): Promise<readonly string[]> =>
  table.locator('.play-acts .buttons button').evaluateAll((buttons) =>
    buttons.map((one) => {
      const { x, y } = one.getBoundingClientRect();
      return `${one.textContent} ${Math.round(x)} ${Math.round(y)}`;
    }),
  );

for (const [i, id] of someOf([...games.keys()], 3, 1).entries()) {
  test.describe(id, () => {
    test.use({ hurried: true, viewport: WINDOW_SIZES[(i + 3) % WINDOW_SIZES.length] ?? null });

    test('a refusal moves no button, and only the referee’s first suggestion stands out', async ({ page }) => {
      const table = await deal(page, id, { window: 'off' });
      const refuse = (): Promise<number> =>
        tryUntilRefused(table, async () => {
          await takeBack(page);
          await waitForSettledTurn(page);
        });
      await refuse();
      const placesAfterRefusal = await placesOf(table);
      const pickedCards = table.locator('.zone-hand button[aria-pressed="true"]');
      const item = await pickedCards.first().getAttribute('data-item');
      const one = table.locator(`.zone-hand button[data-item="${item}"]`);
      for (let touch = 0; touch < 2; touch++) await click(one);
      expect(await placesOf(table)).toEqual(placesAfterRefusal);
      await refuse();
      const primaryButton = table.locator('.play-acts .primary');
      expect(await primaryButton.count()).toBeLessThan(2);
      test.skip((await primaryButton.count()) === 0, 'what the referee offers first is done with other cards');
      await click(primaryButton);
      await expect(table.locator('.ruling')).toHaveClass(/is-legal/);
    });
  });
}

for (const viewport of someOf(WINDOW_SIZES, 2, 2)) {
  test.describe(`at ${viewport.width}×${viewport.height}`, () => {
    test.use({ hurried: true, viewport });

    test('a button that waits for cards says so, the focus ring is whole, and so is the end of a hint', async ({
      page,
    }) => {
      const [id = ''] = someOf([...games.keys()], 1, viewport.width);
      const table = await deal(page, id, { window: 'off' });
      const buttons = table.locator('.play-acts .buttons button');
      const waits = table.locator('.play-acts .buttons button[aria-disabled="true"]').first();
      // It can be pressed although it says that it waits.
      await waits.click({ force: true });
      await expect(table.locator('.play-say')).toContainText(`“${await waits.textContent()}” needs cards`);
      await buttons.first().focus();
      // Focus by keyboard, so that the ring is drawn.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      const cutOff = await buttons.first().evaluate((one) => {
        const box = one.getBoundingClientRect();
        const row = (one.closest('.buttons') as Element).getBoundingClientRect();
        const style = getComputedStyle(one);
        const ring = Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset);
        return style.outlineStyle === 'none' ? 0 : Math.max(row.left - box.left + ring, row.top - box.top + ring);
      });
      expect(cutOff).toBeLessThanOrEqual(0);
      for (const name of ['Hint', 'Why?', 'Show me']) await click(page.getByRole('button', { name, exact: true }));
      // Another message also appears.
      await click(page.getByRole('button', { name: 'Undo' }));
      await expect(table.locator('.play-say > p').first()).toBeVisible();
      await expectInView(page, page.getByRole('button', { name: 'Play it' }));
    });
  });
}

/** Games with a clock that fills. */
const gauged = [...games.values()].filter((game) => {
  const { state } = begin(game, defaultOptions(game.options), 1);
  return game.table.zones(game.visibility.view(state, HUMAN), HUMAN, playerName).some(({ gauge }) => gauge);
});

for (const viewport of WINDOW_SIZES) {
  for (const { id } of gauged) {
    test.describe(`${id} at ${viewport.width}×${viewport.height}`, () => {
      test.use({ hurried: true, viewport });

      test('the words of a clock stay inside its rim', async ({ page }) => {
        const table = await deal(page, id);
        const isCrossing = await table.locator('.gauged').evaluate((clock) => {
          const face = (clock.querySelector('.gauge-face') as Element).getBoundingClientRect();
          const words = document.createRange();
          words.selectNodeContents(clock.querySelector('.zone-label') as Element);
          const [x, y, r] = [face.left + face.width / 2, face.top + face.height / 2, face.width / 2];
          return [...words.getClientRects()].some(({ left, right, top, bottom }) => {
            const corners = [left, right].flatMap((at) => [top, bottom].map((to) => Math.hypot(at - x, to - y)));
            return !corners.every((cornerDistance) => cornerDistance < r) && left < x + r;
          });
        });
        expect(isCrossing).toBe(false);
      });
    });
  }
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the table of a lesson has the same size in every step', async ({ page }) => {
    const [id = ''] = someOf([...lessons.keys()], 1, 3);
    // The first lesson only asks.
    await page.goto(lessons.get(id)?.[1]?.path ?? '');
    await page.locator('.lesson-ways button').first().waitFor();
    const heights = new Set<number>();
    for (let step = 0; step < 8; step++) {
      if ((await page.locator('.lesson.is-over').count()) > 0) break;
      // A question with many answers takes more lines.
      const hasQuestion = (await page.locator('.lesson-ask').count()) > 0;
      if (!hasQuestion)
        heights.add(
          await page.locator('.focus-table').evaluate((table) => Math.round(table.getBoundingClientRect().height)),
        );
      const nextButton = page.locator('.lesson-ways button', { hasText: /^(Next|Show me)$/ });
      if ((await nextButton.count()) === 0) break;
      await click(nextButton.last());
    }
    expect([...heights]).toHaveLength(1);
  });
});

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('the home page has table, buttons and ruling in one window', async ({ page }) => {
    await page.goto('/');
    await click(page.locator('.sample .zone-hand button').first());
    const buttons = page.locator('.try-acts button:not([aria-disabled="true"])');
    await buttons.first().waitFor();
    await click(buttons.last());
    await page.locator('.sample .ruling-verdict').waitFor();
    await waitUntilDrawn(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectInView(page, page.locator('.sample .ruling-verdict strong'));
    await expectInView(page, page.locator('.sample .ruling-says').first());
    await expectInView(page, page.locator('.try-acts button').first());
    await expectInView(page, page.locator('.sample .zone-hand button').first());
  });
});
