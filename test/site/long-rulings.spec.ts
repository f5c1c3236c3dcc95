import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { loadGames } from '../../src/cli/games.ts';
import type { WholeGame } from '../../src/game/game.ts';
import { waitForSettledTurn } from './any-move.ts';
import { waitUntilDrawn } from './gestures.ts';
import { expectInView, expectWhole, WINDOW_SIZES } from './in-view.ts';
import { tryUntilRefused } from './refuse.ts';
import { someOf } from './sample.ts';
import { expect, test } from './site.ts';

/** Tests that the longest ruling of each game is read whole in practice and in a drill: no text is cut. */

const games = await loadGames();
const SIZES = [...WINDOW_SIZES, { width: 768, height: 1024 }, { width: 1920, height: 1080 }];

/** Sentence and law of the longest recorded refusal of a game. */
function longestRefusal({ id, rules }: WholeGame): readonly [sentence: string, law: string] {
  const recorded = readFileSync(new URL(`../rulebook/rulings/${id}.txt`, import.meta.url), 'utf8');
  const refusals = [...recorded.matchAll(/ILLEGAL\n {4}([\d.]+) (.*)/g)].map(([, number, sentence = '']) => {
    const law = rules.all.find((rule) => rules.number(rule.id) === number)?.law;
    if (law === undefined) throw new Error(`no rule ${number}`);
    return [sentence, law] as const;
  });
  return refusals.reduce((longest, refusal) => (refusal.join().length > longest.join().length ? refusal : longest));
}

/** Writes a sentence and a law into the ruling that is shown. */
const writeRuling = (page: Page, sentence: string, law: string): Promise<void> =>
  page.locator('.ruling').evaluate(
    (ruling, texts) => {
      const put = (selector: string, text: string): void => {
        const element = ruling.querySelector(selector);
        if (!element) throw new Error(`no ${selector}`);
        element.textContent = text;
      };
      put('.ruling-says', texts.sentence);
      const quoted = ruling.querySelector('.ruling-law > p') ?? document.createElement('p');
      ruling.querySelector('.ruling-law')?.prepend(quoted);
      put('.ruling-law > p', texts.law);
    },
    { sentence, law },
  );

/** Texts of which a part can't be seen: cut off by an ancestor, or by their own box. */
const listCutTexts = (ruling: Element, selectors: readonly string[]): readonly string[] =>
  selectors.flatMap((selector) => {
    const element = ruling.querySelector<HTMLElement>(selector);
    if (!element || element.getClientRects().length === 0) return [`${selector} isn’t shown`];
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isCut = (box: DOMRect): boolean =>
      top < box.top - 1 || bottom > box.bottom + 1 || left < box.left - 1 || right > box.right + 1;
    for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
      if (getComputedStyle(parent).overflow !== 'visible' && isCut(parent.getBoundingClientRect()))
        return [`${selector} is cut by .${parent.className}`];
    return element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflow !== 'visible'
      ? [`${selector} is too wide`]
      : [];
  });

/** Expects the texts of a ruling to be whole, first closed and then open, and what comes next to be in view. */
async function expectReadable(page: Page, sentence: string, law: string, next: Locator): Promise<void> {
  await writeRuling(page, sentence, law);
  await waitUntilDrawn(page);
  const cutTexts = (...selectors: string[]) => page.locator('.ruling').evaluate(listCutTexts, selectors);
  expect(await cutTexts('.ruling-verdict strong', '.ruling-says')).toEqual([]);
  await expectInView(page, next);
  await expectWhole(page);
  const why = page.getByRole('button', { name: 'Why', exact: true });
  if (await why.isVisible()) await why.click();
  await waitUntilDrawn(page);
  expect(await cutTexts('.ruling-verdict strong', '.ruling-says', '.ruling-law > p', '.ruling-law > a')).toEqual([]);
}

for (const [i, game] of [...games.values()].entries()) {
  const { id } = game;
  const [sentence, law] = longestRefusal(game);
  for (const viewport of someOf(SIZES, 2, 2 * i)) {
    test.describe(`${id} at ${viewport.width}×${viewport.height}`, () => {
      test.use({ viewport, hurried: true });

      test('verdict, sentence, law and number of the longest ruling are whole', async ({ page }) => {
        await page.goto(`/${id}/play/`);
        await page.getByRole('button', { name: 'Deal' }).click();
        await waitForSettledTurn(page);
        await tryUntilRefused(page.locator('.board'), () => waitForSettledTurn(page));
        const ruling = page.locator('.ruling');
        await expect(ruling.locator('.ruling-law a').first()).toBeAttached();
        await expectReadable(page, sentence, law, ruling.locator('.ruling-could button').first());
      });
    });
  }
  for (const viewport of someOf(WINDOW_SIZES.slice(1), 1, i)) {
    test.describe(`${id} at ${viewport.width}×${viewport.height}`, () => {
      test.use({ viewport, hurried: true });

      test('in a drill verdict, sentence, law and number of the longest ruling are whole', async ({ page }) => {
        await page.goto(`/${id}/learn/drill/?ask=rule`);
        await page.getByRole('button', { name: 'Start', exact: true }).click();
        await page.locator('.exercise-says button').first().click();
        await expect(page.locator('.ruling .ruling-law a').first()).toBeAttached();
        await expectReadable(page, sentence, law, page.locator('.exercise-says .primary'));
      });
    });
  }
}
