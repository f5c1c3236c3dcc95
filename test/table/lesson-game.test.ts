import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { Lesson } from '../../src/scenarios/lesson.ts';
import { fetchLessonGame } from '../../src/table/fetch-game.ts';

/** Only the words of the steps decide what is fetched. */
const lessonOf = (...words: readonly string[]): Lesson =>
  ({ steps: words.map((word) => ({ word })) }) as unknown as Lesson;

test.each(games.map(({ id }) => [id]))('a lesson of %s that counts points can fetch the desk again', async (id) => {
  const game = await fetchLessonGame(id, lessonOf('say', 'score'));
  expect(game.fetchDesk).toBeTypeOf('function');
  await game.fetchDesk?.();
  expect(game.desk?.counts.length).toBeGreaterThan(0);
});

test('a lesson without a count fetches no desk', async () => {
  const game = await fetchLessonGame(games[0]?.id ?? '', lessonOf('say', 'move'));
  expect(game.fetchDesk).toBeUndefined();
  expect(game.desk).toBeUndefined();
});
