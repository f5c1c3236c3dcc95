import { afterEach, expect, test, vi } from 'vitest';
import { fetchLessonsByLaw } from '../../../src/table/ruling/lessons-by-law.ts';

let pages = 0;
/** The address of a game whose lessons weren’t asked for yet. */
const newHome = (): string => `/game-${pages++}/`;

afterEach(() => vi.unstubAllGlobals());

test('the lessons about rules are fetched once for each game', async () => {
  const answer = vi.fn(async () => Response.json({ 'take-sum': 'several-at-once' }));
  vi.stubGlobal('fetch', answer);
  const [home, otherHome] = [newHome(), newHome()];
  const both = await Promise.all([fetchLessonsByLaw(home), fetchLessonsByLaw(home)]);
  expect(both).toEqual([{ 'take-sum': 'several-at-once' }, { 'take-sum': 'several-at-once' }]);
  expect(answer.mock.calls).toEqual([[`${home}learn/laws.json`]]);
  await fetchLessonsByLaw(otherHome);
  expect(answer).toHaveBeenCalledTimes(2);
});

test.each([
  ['offline', () => Promise.reject(new TypeError('offline'))],
  ['on a page that isn’t found', async () => Response.json({ error: 'lost' }, { status: 404 })],
])('%s there are none, and they are asked for again', async (_, fail) => {
  const home = newHome();
  vi.stubGlobal('fetch', fail);
  expect(await fetchLessonsByLaw(home)).toEqual({});
  vi.stubGlobal('fetch', async () => Response.json({ 'take-sum': 'several-at-once' }));
  expect(await fetchLessonsByLaw(home)).toEqual({ 'take-sum': 'several-at-once' });
});
