import type { Page } from '@playwright/test';
import { loadGames } from '../../src/cli/games.ts';
import type { Verdict } from '../../src/referee/verdict.ts';
import { PAPER_LENGTH } from '../../src/scenarios/exam/exam.ts';
import { createPaper } from '../../src/scenarios/exam/paper.ts';
import { findTruth, layTables } from '../../src/scenarios/exam/truth.ts';
import { tap } from './gestures.ts';
import { expectInView } from './in-view.ts';
import { someOf } from './sample.ts';
import { axe, expect, test } from './site.ts';

const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  legal: 'Allowed',
  illegal: 'Not allowed',
  depends: 'It depends',
};
const games = [...(await loadGames()).values()];
/** Cases that are answered wrongly. */
const MISTAKE_COUNTS = [0, 5];

async function answer(page: Page, rightAnswer: Verdict | number, isRight: boolean): Promise<void> {
  if (typeof rightAnswer === 'number') {
    const move = (isRight ? rightAnswer : (rightAnswer + 1) % 6) + 1;
    await tap(page.getByRole('button', { name: `Move ${move}`, exact: true }));
    return tap(page.getByRole('button', { name: `Move ${move} was wrong` }));
  }
  const wrongVerdict = rightAnswer === 'legal' ? 'illegal' : 'legal';
  await tap(page.getByRole('button', { name: VERDICT_LABELS[isRight ? rightAnswer : wrongVerdict], exact: true }));
}

for (const game of someOf(games, 1, 3)) {
  test.describe(`${game.id}: the exam`, () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('a paper from a link is taken by touch, survives a reload, and is passed with two mistakes', async ({
      page,
    }) => {
      // The cases are judged in this process too: the page must give the same rulings for the same seed.
      const truths = createPaper([game], 21).map((one) => {
        const tables = layTables(game, one);
        const { at, verdict } = findTruth(game, tables);
        return tables.length > 1 ? at : verdict;
      });
      await page.goto(`/${game.id}/exam/#1-${(21).toString(36)}`);
      await tap(page.getByRole('button', { name: 'Sit this paper' }));
      for (const [i, truth] of truths.entries()) {
        await expect(page.locator('.exam-at')).toHaveText(`Case ${i + 1} of ${PAPER_LENGTH}`);
        if (i === 9) {
          await page.reload();
          await expect(page.locator('.exam-at')).toHaveText(`Case ${i + 1} of ${PAPER_LENGTH}`);
        }
        await answer(page, truth, !MISTAKE_COUNTS.includes(i));
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passed');
      await expectInView(page, page.getByRole('button', { name: 'Send the certificate' }));
      const certificate = page.locator('.exam-drawn svg');
      await expectInView(page, certificate);
      await expect(certificate).toContainText(`${PAPER_LENGTH - MISTAKE_COUNTS.length}`);
      await expect(certificate).toContainText('Paper 1-l');
      await page.getByLabel('Name on the certificate').fill('Ann <b>& Bert');
      await expect(certificate).toContainText('Ann <b>& Bert');
      await expect(page.locator('.end-tables .is-wrong')).toHaveCount(MISTAKE_COUNTS.length);
      expect(await axe(page)).toEqual([]);

      await tap(page.locator('.end-tables button').first());
      await expect(page.locator('.exam-case .judged')).toContainText('The referee disagrees.');
      await expect(page.locator('.ruling-verdict')).toContainText(VERDICT_LABELS[truths[0] as Verdict]);
      expect(await axe(page)).toEqual([]);
      await tap(page.getByRole('button', { name: 'Back to the report' }).first());

      await page.goto(`/${game.id}/exam/`);
      await expect(page.locator('[data-level="1"]')).toContainText(
        `passed, ${PAPER_LENGTH - MISTAKE_COUNTS.length} of`,
      );
    });
  });
}
