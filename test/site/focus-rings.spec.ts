import type { Page } from '@playwright/test';
import { click, tap, waitUntilDrawn } from './gestures.ts';
import { readLessons } from './lesson-guide.ts';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

const lessons = await readLessons();
const DRILL_PATHS = PAGES.filter((path) => path.endsWith('/drill/'));

/** Every element with an outline. */
const ringed = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((el) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(el);
      return outlineStyle !== 'none' && outlineWidth !== '0px' && !/^rgba\(.*, 0\)$/.test(outlineColor);
    })
    .map((el) => el.outerHTML.slice(0, 120));

async function noRing(page: Page): Promise<void> {
  await waitUntilDrawn(page);
  expect(await page.evaluate(ringed)).toEqual([]);
}

for (const [game, gameLessons] of someOf([...lessons], 1, 3)) {
  test.describe(game, () => {
    for (const [hand, hasTouch] of [
      ['mouse', false],
      ['finger', true],
    ] as const) {
      test.describe(`by ${hand}`, () => {
        test.use({ hasTouch });
        const touch = hasTouch ? tap : click;
        const press = (page: Page, selector: string): Promise<void> => touch(page.locator(selector).first());

        // Lessons open alike by mouse and finger, so one or two are enough outside the deep check.
        for (const { path } of someOf(gameLessons, hasTouch ? 2 : 1)) {
          test(`${path} opens without a focus ring, and shows none after a touch`, async ({ page }) => {
            await page.goto(path);
            await page.locator('.lesson-ways button').first().waitFor();
            await noRing(page);
            const nextButton = page.locator('.lesson-ways .button:not(.quiet)').last();
            await expect(nextButton).toBeVisible();
            // While other players play the rest of a hand, there is no next button.
            for (let i = 0; i < 3 && (await nextButton.isVisible()); i++) {
              await touch(nextButton);
              await noRing(page);
            }
          });
        }

        test('no drill opens with a focus ring, nor shows one after an answer', async ({ page }) => {
          for (const path of DRILL_PATHS.filter((one) => one.startsWith(`/${game}/`))) {
            await page.goto(`${path}?ask=legal`);
            await press(page, 'text=Start');
            for (let i = 0; i < 3; i++) {
              await page.locator('.exercise-says button').first().waitFor();
              await noRing(page);
              await press(page, '.exercise-says button');
              await expect(page.locator('.judged > svg')).toBeVisible();
              await noRing(page);
              await press(page, '.exercise-says .primary');
            }
          }
        });
      });
    }

    test('after a key the ring shows where the keyboard is', async ({ page }) => {
      await page.goto(`/${game}/learn/drill/?ask=legal`);
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await page.locator('.exercise-says button').first().click();
      await expect(page.locator('.judged > svg')).toBeVisible();
      await noRing(page);
      await page.keyboard.press('Enter');
      await expect(page.locator('.exercise-at')).toContainText('2');
      await expect.poll(() => page.evaluate(ringed)).toHaveLength(1);
    });
  });
}
