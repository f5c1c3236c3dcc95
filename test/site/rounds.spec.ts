import type { Page } from '@playwright/test';
import { click, tap } from './gestures.ts';
import { expectInView, expectWhole, WINDOW_SIZES } from './in-view.ts';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

const ROUND_PATHS = PAGES.filter((path) => /^\/[^/]+\/learn\/rounds\//.test(path));

const nextButton = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const frameLabel = (page: Page) => page.locator('.round-walk .walk-step');

/** Opens a round and waits for its table. */
async function openRound(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await nextButton(page).waitFor();
}

/** The moves with a question before them. */
const listAskedMoves = (page: Page): Promise<readonly number[]> =>
  page
    .locator('.round-stop + .round-move')
    .evaluateAll((moves) => moves.map(({ id }) => Number(id.replace('move-', ''))));

/** Labels of all frames, in order. */
function frameLabels(moveCount: number, asked: readonly number[]): readonly string[] {
  const moves = Array.from({ length: moveCount }, (_, i) => i + 1);
  const labels = moves.flatMap((at) => [
    ...(asked.includes(at) ? [`Before move ${at}`] : []),
    `Move ${at} of ${moveCount}`,
  ]);
  return ['The deal', ...labels, 'The count'];
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const path of someOf(ROUND_PATHS, 1)) {
    test(`${path}: a touch advances by a move, a question is asked before its move, and a choice is judged`, async ({
      page,
    }) => {
      await openRound(page, path);
      const text = page.locator('.round-said');
      const commentAt = (at: number) => page.locator(`#move-${at} .round-says`).innerText();
      await tap(nextButton(page));
      await expect(text.locator('.round-says')).toHaveText(await commentAt(1));
      const [firstAsked = 0] = await listAskedMoves(page);
      for (let at = 1; at < firstAsked; at++) await page.keyboard.press('ArrowRight');
      await expect(frameLabel(page)).toHaveText(`Before move ${firstAsked}`);
      const choices = text.locator('.round-choices button');
      expect(await choices.count()).toBeGreaterThan(1);
      const answers = page.locator(`.round-stop:has(+ #move-${firstAsked}) details`);
      for (const [i, verdict] of (
        await answers.evaluateAll((all) => all.map(({ className }) => className))
      ).entries()) {
        await click(choices.nth(i));
        await expect(text.locator(`.judged.${verdict}`)).toContainText(
          verdict === 'is-right' ? 'Good.' : 'Not that one.',
        );
        await tap(text.getByRole('button', { name: 'The other choices' }));
      }
      await tap(choices.first());
      await page.keyboard.press('ArrowRight');
      await expect(text.locator('.round-says')).toHaveText(await commentAt(firstAsked));
      await expect(nextButton(page)).toBeFocused();
      await page.keyboard.press('End');
      await expect(frameLabel(page)).toHaveText('The count');
      await expect(page.locator('.focus-ways a.primary')).toHaveAttribute('href', /\/play\/$/);
      expect(await page.locator('.round-text > .round-says').last().innerText()).toContain(
        await text.locator('.round-says').innerText(),
      );
    });
  }
});

for (const [i, viewport] of WINDOW_SIZES.entries()) {
  test.describe(`at ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });

    for (const path of someOf(ROUND_PATHS, 1, i + 1)) {
      test(`${path}: every frame has its text, its table and its buttons in one window, and nothing moves`, async ({
        page,
      }) => {
        await openRound(page, path);
        const sheet = page.locator('.round-walk .table-sheet');
        const moveCount = await page.locator('.round-text .round-move').count();
        const asked = await listAskedMoves(page);
        await expect(page.locator('.walk-marks path')).toHaveAttribute(
          'd',
          asked.map((at, nth) => `M${at + nth} 0v1`).join(''),
        );
        const boxes = async () => [await sheet.boundingBox(), await nextButton(page).boundingBox()];
        const firstBoxes = await boxes();
        for (const label of frameLabels(moveCount, asked)) {
          await expect(frameLabel(page)).toHaveText(label);
          for (const part of ['.focus-ways > .primary', '.round-said > :first-child', '.round-said > :last-child']) {
            await expectInView(page, page.locator(part));
          }
          await expectInView(page, sheet);
          await expectWhole(page, sheet);
          if (label !== 'The count') expect(await boxes()).toEqual(firstBoxes);
          await page.keyboard.press('ArrowRight');
        }
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of someOf(ROUND_PATHS, 1, 1)) {
    test(`${path}: every move can be read, a choice opens, and no control is without function`, async ({ page }) => {
      await page.goto(path);
      const moves = page.locator('.round-move');
      await expect(moves.last()).toHaveId(`move-${await moves.count()}`);
      await expect(page.locator('.focus')).toBeHidden();
      const wrongChoice = page.locator('.round-stop .is-wrong').first();
      await wrongChoice.locator('summary').click();
      await expect(wrongChoice.locator('p')).toBeVisible();
      await expect(wrongChoice.locator('p')).toContainText('less than the best');
      // In print all choices are open.
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.round-stop .is-right p').first()).toBeVisible();
    });
  }
});
