import type { Page } from '@playwright/test';
import { isDeep } from '../depth.ts';
import { click } from './gestures.ts';
import { type LessonFile, playLesson, readLessons } from './lesson-guide.ts';
import { finger, keyboard, type PageUser } from './page-user.ts';
import { someOf } from './sample.ts';
import { expect, test } from './site.ts';

const lessons = await readLessons();

const setQuickPace = (): void => localStorage.setItem('fair-deal/settings', JSON.stringify({ pace: 'quick' }));

/** Walks the lessons of a game, in the deep check from beginning to end. */
interface Walk {
  readonly page: Page;
  readonly hand: PageUser;
  readonly game: string;
  readonly gameLessons: readonly LessonFile[];
  /** The lesson for a normal run: the build and the unit tests play every lesson. */
  readonly sampleLesson: LessonFile;
}

async function walk({ page, hand, game, gameLessons, sampleLesson }: Walk): Promise<void> {
  await page.addInitScript(setQuickPace);
  const walked = isDeep ? gameLessons : [sampleLesson];
  if (isDeep) {
    await page.goto(`/${game}/learn/`);
    await hand.press('[data-next-lesson]');
  } else await page.goto(sampleLesson.path);
  for (const [i, lessonFile] of walked.entries()) {
    await page.waitForURL(`**${lessonFile.path}`);
    await playLesson(page, hand, lessonFile);
    if (i + 1 < walked.length) await hand.press('a[data-go]');
  }
  await page.goto(`/${game}/learn/`);
  await expect(page.locator('.way-done:visible')).toHaveCount(walked.length);
  if (!isDeep) return;
  await page.goto(`/${game}/`);
  await expect(page.getByText('All lessons done')).toBeVisible();
}

/** The lesson with most kinds of steps, the earlier of equals. */
function findRichest(lessonFiles: readonly LessonFile[]): LessonFile {
  const kinds = ({ lesson }: LessonFile): number => new Set(lesson.steps.map(({ word }) => word)).size;
  return lessonFiles.toSorted((a, b) => kinds(b) - kinds(a))[0] as LessonFile;
}

for (const [game, gameLessons] of someOf([...lessons], 1, 1)) {
  test.describe(`the way through ${game}`, () => {
    test.use({ hurried: true });

    test('is walked by keyboard alone, up to a hand that is played out', async ({ page }) => {
      const sampleLesson = gameLessons.findLast(({ lesson }) => lesson.playOut) ?? findRichest(gameLessons);
      await walk({ page, hand: keyboard(page), game, gameLessons, sampleLesson });
    });
  });
}

for (const [game, gameLessons] of someOf([...lessons], 1, 2)) {
  test.describe(`the way through ${game}`, () => {
    test.use({ hurried: true });

    test.describe('on a phone', () => {
      test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

      test('is walked by touch', async ({ page }) => {
        await walk({ page, hand: finger(page), game, gameLessons, sampleLesson: findRichest(gameLessons) });
      });
    });

    test('resumes a lesson, steps back and starts over', async ({ page }) => {
      await page.goto(gameLessons[0]?.path ?? '');
      const progress = page.locator('.lesson-progress');
      await expect(progress).toContainText('Step 1 of');
      for (let i = 0; i < 3; i++) {
        await click(page.locator('button[data-go], .lesson-ways button:has-text("Show me")').first());
      }
      await expect(progress).not.toContainText('Step 1 of');
      const stepText = await progress.innerText();
      await page.reload();
      await expect(progress).toHaveText(stepText);
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await page.getByRole('button', { name: 'Start again' }).click();
      await expect(progress).toContainText('Step 1 of');
    });

    test('ends in drills that use the stumbles', async ({ page }) => {
      await page.goto(`/${game}/learn/drill/?ask=legal`);
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      for (let i = 0; i < 6; i++) {
        await page.getByRole('group', { name: 'Is it allowed?' }).getByRole('button').first().click();
        await expect(page.locator('.drill .ruling')).toBeVisible();
        await page.getByRole('button', { name: 'Next' }).click();
      }
      const result = await page.getByRole('heading', { level: 2 }).innerText();
      expect(result).toMatch(/^[0-6] of 6$/);
      const storedProgress = await page.evaluate(() => JSON.parse(localStorage.getItem('fair-deal/progress') ?? '{}'));
      const tallies = Object.values(storedProgress.rules as Record<string, number[]>);
      const rightCount = tallies.reduce((sum, [n = 0]) => sum + n, 0);
      expect(rightCount).toBe(Number(result[0]));
      await page.goto(`/${game}/learn/`);
      if (rightCount < 6) await expect(page.locator('[data-rule]:visible').first()).toBeVisible();
      await page.getByRole('button', { name: 'Delete everything', exact: true }).click();
      // Nothing is deleted without a confirmation, and then it can be undone.
      const storedBefore = await page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
      await page.getByRole('button', { name: 'Yes, delete everything' }).click();
      await expect(page.locator('[data-rule]:visible')).toHaveCount(0);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      await page.getByRole('button', { name: 'Undo' }).click();
      expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()))).toBe(storedBefore);
    });
  });
}
