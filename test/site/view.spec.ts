import type { Page } from '@playwright/test';
import { textOf } from './built-pages.ts';
import { click } from './gestures.ts';
import { expectInView, expectWhole, WINDOW_SIZES } from './in-view.ts';
import { readLessons } from './lesson-guide.ts';
import { tryUntilRefused } from './refuse.ts';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

const lessons = await readLessons();

/** The first chapter of a game with something to try. */
const chapterOf = (game: string): string | undefined =>
  PAGES.find((path) => path.startsWith(`/${game}/rules/`) && textOf(path).includes('class="try-live'));

/** Expects a step's question and controls in the window. */
async function expectStep(page: Page): Promise<void> {
  await expectInView(page, page.locator('.lesson-text p').first());
  await expectInView(page, page.locator('.lesson-ways .button').last());
}

/** Gives a wrong answer if the step has an easy one; returns whether it gave one. */
async function getWrong(page: Page): Promise<boolean> {
  const choices = page.locator('.lesson-ask .button:not(.primary)');
  const cardButtons = page.locator('.focus-table button.spot');
  if (await choices.count()) {
    await click(choices.first());
    return true;
  }
  if (!(await page.locator('.move-acts button').count())) return false;
  await click(cardButtons.last());
  const button = page.locator('.move-acts button:not([aria-disabled="true"])').first();
  if (await button.count()) await click(button);
  return (await page.locator('.lesson-remark').count()) > 0;
}

/** Each game in each window in the deep check; otherwise one game per window. */
function gamesInWindows(windows: number, from: number) {
  return someOf(WINDOW_SIZES, windows, from).flatMap((viewport, i) =>
    someOf([...lessons.keys()], 1, from + i).map((game) => ({ game, viewport })),
  );
}

for (const { game, viewport } of gamesInWindows(WINDOW_SIZES.length, 0)) {
  test.describe(`${game} at ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });

    test('a lesson has question, answers and next button in the window', async ({ page }) => {
      await page.goto(lessons.get(game)?.[0]?.path ?? '');
      await page.locator('.lesson-ways button').first().waitFor();
      let answered = 0;
      const { steps = [] } = lessons.get(game)?.[0]?.lesson ?? {};
      for (const i of steps.keys()) {
        await expect(page.locator('.lesson-progress')).toContainText(`Step ${i + 1} of`);
        await expectStep(page);
        if (await getWrong(page)) {
          answered += 1;
          await expectInView(page, page.locator('.ruling-verdict strong, .judged svg, .judged p').first());
          await expectStep(page);
          const why = page.getByRole('button', { name: 'Why', exact: true });
          if (await why.isVisible()) {
            await click(why);
            await expectWhole(page);
            await expectInView(page, page.locator('.ruling-verdict strong'));
            await click(page.getByRole('button', { name: 'Less', exact: true }));
          }
        }
        for (const way of ['Take it back', 'Show me']) {
          const button = page.getByRole('button', { name: way });
          if (await button.count()) await click(button);
        }
        const nextButton = page.locator('[data-go]');
        await expectInView(page, nextButton);
        await click(nextButton);
      }
      await expect(page.locator('.lesson-finish')).toBeVisible();
      expect(answered).toBeGreaterThan(0);
      await expectInView(page, page.locator('.focus-ways .button').first());
    });
  });
}

for (const { game, viewport } of gamesInWindows(2, 4)) {
  test.describe(`${game} at ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });

    test('a drill has both verdicts in the window, and the next button below them', async ({ page }) => {
      await page.goto(`/${game}/learn/drill/?ask=legal`);
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      for (let i = 0; i < 6; i++) {
        const verdicts = page.locator('.exercise-says button');
        await verdicts.first().waitFor();
        await expectInView(page, page.locator('.exercise-tried'));
        await expectInView(page, verdicts.last());
        await verdicts.nth(i % 2).click();
        await expectInView(page, page.locator('.exercise-mine'));
        await expectInView(page, page.locator('.ruling-verdict strong'));
        const nextButton = page.locator('.exercise-says .primary');
        await expectInView(page, nextButton);
        const [rulingBox, nextBox] = await Promise.all([
          page.locator('.ruling').boundingBox(),
          nextButton.boundingBox(),
        ]);
        expect(nextBox?.y).toBeGreaterThan(rulingBox?.y ?? 0);
        await nextButton.click();
      }
      await expect(page.locator('.end-says > .ruling-icon')).toHaveCount(6);
      await expect(page.locator('.end-ways .primary')).toBeFocused();
      for (const button of await page.locator('.end-ways .button').all()) await expectInView(page, button);
    });
  });
}

for (const { game, viewport } of gamesInWindows(2, 2)) {
  test.describe(`${game} at ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });

    test('a table in the book answers in the window', async ({ page }) => {
      const path = chapterOf(game);
      test.skip(path === undefined, 'nothing to try in this book');
      await page.goto(path ?? '');
      const table = page.locator('.try').first();
      await table.scrollIntoViewIfNeeded();
      const cards = await table.locator('.zone-hand [data-item]').count();
      await tryUntilRefused(table, async () => {
        await table.getByRole('button', { name: 'Start again' }).click();
        await expect(table.locator('.zone-hand [data-item]')).toHaveCount(cards);
      });
      await expectInView(page, table.locator('.ruling-verdict strong'));
      await expectInView(page, table.locator('.ruling-says'));
      await expectInView(page, table.locator('.try-again'));
      const suggestion = table.locator('.ruling-could button').first();
      await expectInView(page, suggestion);
      await suggestion.click();
      await expect(table.locator('.ruling')).toHaveClass(/is-legal/);
      await expectInView(page, table.locator('.ruling-verdict strong'));
      await expectInView(page, table.locator('.try-again'));
    });
  });
}
