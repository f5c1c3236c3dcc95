import type { Locator, Page } from '@playwright/test';
import { isDeep } from '../depth.ts';
import { BLANK_POINT, tap } from './gestures.ts';
import { playLesson, readLessons } from './lesson-guide.ts';
import { type PageUser, pointerUser } from './page-user.ts';
import { someOf } from './sample.ts';
import { expect, test } from './site.ts';

/** Tests that a lesson fits in one window of a phone: its texts and touches need no scrolling. */

const lessons = await readLessons();

/** Number of a game's first lessons. */
const LESSON_COUNT = isDeep ? 5 : 1;
/** Allowed number of scrolls, in all of them. */
const MAX_SCROLLS = 3;

/** Texts to read before a touch: the question, and the result of the previous touch. */
const READ_SELECTORS = [
  '.lesson-text p',
  '.focus-answer .lesson-says p',
  '.focus-answer .ruling-verdict strong',
  '.focus-answer .ruling-says',
  '.focus-answer .lesson-told p',
  '.lesson-finish li',
].join();

/** Returns the texts that aren't visible: cut off, or covered. */
const listHiddenTexts = (selector: string): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      const lines = [...words.getClientRects()].filter(({ width }) => width > 4);
      const ends = [lines[0], lines.at(-1)].flatMap((line) => (line ? [line] : []));
      const hits = ends.flatMap(({ left, top, bottom }) =>
        [top + 3, bottom - 3].map((y) => document.elementFromPoint(left + 2, y)),
      );
      return !hits.every((hit) => hit && (one.contains(hit) || hit.contains(one)));
    })
    .map((one) => one.innerText);

/** Returns whether a touch hits an element where it is, without scrolling. */
const isReachable = (one: Element, corner: { readonly x: number; readonly y: number }): boolean => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const at = one.matches('.spot') ? corner : { x: width / 2, y: height / 2 };
  const hitElement = document.elementFromPoint(left + at.x, top + at.y);
  return hitElement !== null && one.contains(hitElement);
};

/** Creates a touch user that reports each touch or text that needs scrolling. */
function createWatchfulUser(page: Page, tell: (problem: string) => void): { hand: PageUser; touches: () => number } {
  let touches = 0;
  const hand = pointerUser(page, async (one: Locator) => {
    touches++;
    for (const words of await page.evaluate(listHiddenTexts, READ_SELECTORS)) tell(`to read: ${words}`);
    await one.waitFor();
    if (!(await one.evaluate(isReachable, BLANK_POINT))) tell(`to touch: ${await one.innerText()}`);
    await tap(one);
  });
  return { hand, touches: () => touches };
}

for (const [game, gameLessons] of someOf([...lessons], 1, 0)) {
  test.describe(`the first lessons of ${game} on a phone`, () => {
    test.use({ hurried: true, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('are read and played without scrolling', async ({ page }, info) => {
      // Text scrolled into view counts as read.
      const scrolls = new Set<string>();
      let lessonSlug = '';
      const { hand, touches } = createWatchfulUser(page, (problem) => scrolls.add(`${lessonSlug}: ${problem}`));
      for (const lessonFile of gameLessons.slice(0, LESSON_COUNT)) {
        await page.goto(lessonFile.path);
        lessonSlug = lessonFile.slug;
        await playLesson(page, hand, lessonFile);
        for (const words of await page.evaluate(listHiddenTexts, READ_SELECTORS))
          scrolls.add(`${lessonSlug}: to read: ${words}`);
      }
      const figure = `${game}: ${touches()} touches, ${scrolls.size} scrolls`;
      info.annotations.push({ type: 'figure', description: figure });
      console.info([figure, ...scrolls].join('\n  '));
      expect(scrolls.size, [...scrolls].join('\n')).toBeLessThanOrEqual(MAX_SCROLLS);
    });
  });
}
