import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { loadGames } from '../../src/cli/games.ts';
import { readMove } from '../../src/referee/case.ts';
import { listPlacesOfDay, type StockedGame } from '../../src/scenarios/puzzle/daily-puzzles.ts';
import { dayBefore } from '../../src/scenarios/puzzle/date.ts';
import { PUZZLE_KINDS } from '../../src/scenarios/puzzle/kinds.ts';
import { type SettledPuzzle, settlePuzzle } from '../../src/scenarios/puzzle/settled-puzzle.ts';
import { unpackStock } from '../../src/scenarios/puzzle/stock.ts';
import { tap, waitUntilDrawn } from './gestures.ts';
import { makeMove } from './make-move.ts';
import { finger } from './page-user.ts';
import { axe, expect, test } from './site.ts';

const games = await loadGames();
/** A day with a best move, cards to find, and a count. */
const TESTED_DAY = '2027-01-14';

const shelves = new Map(
  [...games.keys()].sort().map((id) => [id, unpackStock(readFileSync(`content/${id}/puzzles.json`, 'utf8'))]),
);

const stock: readonly StockedGame[] = [...shelves].map(([game, puzzleStock]) => {
  const counts = PUZZLE_KINDS.map((kind) => [kind, puzzleStock[kind]?.length ?? 0] as const);
  return { game, counts: Object.fromEntries(counts) };
});

/** The puzzles of a day with the referee's answers, easy ones first. */
function dayOf(date: string): readonly SettledPuzzle[] {
  return listPlacesOfDay(stock, date)
    .flatMap(({ game: id, kind, index }) => {
      const game = games.get(id);
      const storedPuzzle = shelves.get(id)?.[kind]?.[index];
      const at = game && storedPuzzle && settlePuzzle(game, storedPuzzle);
      return at ? [{ at, hard: storedPuzzle.hard }] : [];
    })
    .sort((a, b) => a.hard - b.hard)
    .map(({ at }) => at);
}

const choice = (page: Page, n: number): Locator => page.locator('.daily-choices button').nth(n);

/** Answers the current puzzle by touch, correctly. */
async function solve(page: Page, { game, posed, state, view, seat, rightAnswers }: SettledPuzzle): Promise<void> {
  const [answer = ''] = rightAnswers;
  switch (posed.kind) {
    case 'legal':
      return tap(choice(page, answer === 'legal' ? 0 : 1));
    case 'rule':
      return tap(page.getByRole('button', { name: game.rules.rule(answer)?.title ?? '', exact: true }));
    case 'who':
      return tap(choice(page, answer === 'both' ? 2 : Number(answer)));
    case 'pair':
      return tap(choice(page, Number(answer)));
    case 'score':
      await page.locator('.exercise-points input').fill(answer);
      return tap(page.locator('.exercise-points button'));
    case 'all':
      for (const item of answer.split(' ')) await finger(page).touch(posed.zone, item);
      return tap(page.locator('.daily .exercise-says button'));
    case 'move': {
      const parsedMove = posed.best[0] && readMove(game, posed.best[0], state.options, seat);
      if (!parsedMove?.ok) throw new Error('no best move');
      return makeMove(finger(page), { game, view, seat }, parsedMove.value);
    }
  }
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('today’s six by touch: the place is kept, the row is sent, and yesterday’s have their answers', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(`${TESTED_DAY}T10:00:00`));
  await page.goto('/daily/');
  const frame = page.locator('.daily');
  await frame.waitFor();
  const six = dayOf(TESTED_DAY);
  expect(six).toHaveLength(6);
  const kinds = six.map(({ posed }) => posed.kind);
  for (const kind of ['who', 'move', 'all', 'score'] as const) expect(kinds).toContain(kind);
  for (const [i, puzzle] of six.entries()) {
    await expect(frame).toHaveAttribute('data-game', puzzle.game.id);
    await solve(page, puzzle);
    await expect(page.locator('.exercise-right .is-right')).toBeVisible();
    if (i === 2) {
      await page.reload();
      await expect(page.locator('.exercise-right .is-right')).toBeVisible();
      expect(await axe(page, { within: '.daily' })).toEqual([]);
    }
    await tap(page.locator('[data-go]'));
  }
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('6 of 6');
  await expect(page.locator('.end-note')).toContainText('on 1 day.');
  await tap(page.getByRole('button', { name: 'Share your result' }));
  await expect(page.locator('.send-words')).toContainText('14 January: ✓✓✓✓✓✓ 6 of 6');
  await tap(page.getByRole('button', { name: 'Done' }));

  await tap(page.getByRole('button', { name: 'Yesterday’s answers' }));
  for (const puzzle of dayOf(dayBefore(TESTED_DAY))) {
    await expect(frame).toHaveAttribute('data-game', puzzle.game.id);
    await expect(page.locator('.exercise-right')).toContainText('The answer:');
    await tap(page.locator('[data-go]'));
  }
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('6 of 6');
  await waitUntilDrawn(page);
});

test('puzzles come from the games one has learned; all games are offered, and new ones are marked', async ({
  page,
}) => {
  const [first] = dayOf(TESTED_DAY);
  if (!first) throw new Error('no puzzle');
  const known = [...games.keys()].find((id) => id !== first.game.id) ?? '';
  await page.addInitScript((lesson) => {
    const progress = { version: 1, rules: {}, lessons: [lesson] };
    if (localStorage.getItem('fair-deal/progress') === null)
      localStorage.setItem('fair-deal/progress', JSON.stringify(progress));
  }, `${known}/a-lesson`);
  await page.clock.setFixedTime(new Date(`${TESTED_DAY}T10:00:00`));
  await page.goto('/daily/');
  const frame = page.locator('.daily');
  await expect(frame).toHaveAttribute('data-game', known);
  await tap(page.getByRole('button', { name: 'All games' }));
  await expect(frame).toHaveAttribute('data-game', first.game.id);
  await expect(page.getByText('new to you')).toBeVisible();
  await solve(page, first);
  await page.reload();
  await expect(frame).toHaveAttribute('data-game', first.game.id);
  await expect(page.locator('.exercise-right .is-right')).toBeVisible();
});

test('at midnight the day changes under the open page: a started set continues as yesterday’s, and today’s is one touch away', async ({
  page,
}) => {
  const tomorrow = '2027-01-15';
  const beforeMidnight = new Date(`${TESTED_DAY}T23:59:00`);
  await page.clock.install({ time: beforeMidnight });
  await page.goto('/daily/');
  const frame = page.locator('.daily');
  await frame.waitFor();
  const onward = page.getByRole('button', { name: 'Today’s puzzles' });
  const [firstPuzzle, ...otherPuzzles] = dayOf(TESTED_DAY);
  const [todays] = dayOf(tomorrow);
  if (!firstPuzzle || !todays) throw new Error('no puzzles');
  const expectPuzzle = async ({ game, posed }: SettledPuzzle): Promise<void> => {
    await expect(frame).toHaveAttribute('data-game', game.id);
    await expect(page.locator(`.daily.of-${posed.kind}`)).toBeVisible();
  };
  await solve(page, firstPuzzle);
  await tap(page.locator('[data-go]'));
  await expect(onward).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(page.locator('.daily-over')).toHaveText('Yesterday’s');
  await expectPuzzle(otherPuzzles[0] as SettledPuzzle);
  for (const puzzle of otherPuzzles) {
    await solve(page, puzzle);
    await tap(page.locator('[data-go]'));
  }
  // The answers belong to that day and count for it.
  await expect(page.locator('.end-head')).toContainText('The puzzles of 14 January');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('6 of 6');
  await expect(page.locator('.end-note')).toContainText('on 1 day.');
  await tap(onward);
  await expectPuzzle(todays);
  await expect(page.locator('.daily-over')).toHaveCount(0);
  // Yesterday's answers are stored.
  await tap(page.getByRole('button', { name: 'Yesterday’s answers' }));
  await expect(page.locator('.exercise-right .is-right')).toBeVisible();
});

test('a page that was asleep at midnight shows today’s puzzles when it is looked at, if none was begun', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(`${TESTED_DAY}T22:00:00`));
  await page.goto('/daily/');
  const frame = page.locator('.daily');
  await frame.waitFor();
  const question = page.locator('.daily-asked');
  const yesterdays = await question.innerText();
  await page.clock.setFixedTime(new Date('2027-01-15T07:00:00'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(question).not.toHaveText(yesterdays, { useInnerText: true });
  await expect(frame).toHaveAttribute('data-game', dayOf('2027-01-15')[0]?.game.id ?? '');
  await expect(page.locator('.daily-over')).toHaveCount(0);
});
