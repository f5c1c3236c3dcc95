import type { Page } from '@playwright/test';
import { DRILL_KINDS } from '../../src/scenarios/drill/kinds.ts';
import { isDeep } from '../depth.ts';
import { click } from './gestures.ts';
import { expect, PAGES, test } from './site.ts';

const DRILL_PATHS = PAGES.filter((path) => path.endsWith('/learn/drill/'));
const JUDGEMENT_PATHS = PAGES.filter((path) => path.endsWith('/learn/judgement/'));
const answers = (page: Page) => page.locator('.exercise-says button:not(.exercise-step):not(.primary)');

test.skip(!isDeep, 'every kind of drill in every game: in the deep check');

for (const path of DRILL_PATHS) {
  for (const kind of DRILL_KINDS) {
    test(`${path}: ${kind}, six times to the end`, async ({ page }) => {
      await page.goto(`${path}?ask=${kind}`);
      await expect(page.getByRole('combobox')).toHaveValue(kind);
      await click(page.getByRole('button', { name: 'Start', exact: true }));
      await expect(page.getByRole('combobox')).toHaveCount(0);
      for (let i = 0; i < 6; i++) {
        await expect(page.locator('.exercise-at')).toContainText(`${i + 1} of 6`);
        await click(answers(page).nth(i % 2 && kind !== 'slip' ? 1 : 0));
        // After the player has found the slip, the drill asks for its rule.
        if (kind === 'slip' && (await page.locator('.exercise-says.is-rule').isVisible()))
          await click(answers(page).first());
        await expect(page.locator('.drill .ruling-verdict')).toBeVisible();
        await expect(page.locator('.exercise-mine')).toBeVisible();
        await click(page.locator('.exercise-says .primary'));
      }
      await expect(page.locator('.end-says > .ruling-icon')).toHaveCount(6);
      await click(page.getByRole('button', { name: 'Another six' }));
      await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeFocused();
      await expect(page.getByRole('combobox')).toHaveValue(kind);
    });
  }
}

for (const path of JUDGEMENT_PATHS) {
  test(`${path}: six choices by keyboard, each with its figures`, async ({ page }) => {
    await page.goto(path);
    await answers(page).first().focus();
    for (let i = 0; i < 6; i++) {
      await expect(page.locator('.exercise-at')).toContainText(`${i + 1} of 6`);
      await page.keyboard.press('Enter');
      await expect(page.locator('.exercise-figures .is-mine')).toHaveCount(1);
      await expect(page.locator('.exercise-figures li').first()).toContainText('best');
      await expect(page.locator('.exercise-says .primary')).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^[0-6] of 6$/);
  });
}
