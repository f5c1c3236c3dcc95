import { expect, test, vi } from 'vitest';
import type { SearchQuery, SearchReply } from '../../../src/features/search/query.ts';
import { createSearchClient } from '../../../src/features/search/search-client.ts';
import { createWorkerClient } from '../../../src/workers/client.ts';
import { startTestWorkers } from '../../test-worker.ts';

const queryFor = (query: string): SearchQuery => ({ root: '/', query, game: undefined });
const reply = (query: string): SearchReply => ({ searchQuery: queryFor(query), examples: {}, result: null });
const queryOf = (answer: SearchReply | null) => answer?.searchQuery.query;

function searching(answerInPage = vi.fn(async ({ query }: SearchQuery) => reply(query))) {
  const { workers: all, start } = startTestWorkers<SearchQuery, SearchReply>();
  return {
    all,
    here: answerInPage,
    ask: createSearchClient({ asker: createWorkerClient(start), answerInPage }),
  };
}

/** Lets pending callbacks run. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

test('of the queries typed while an answer is on its way only the last is asked', async () => {
  const { all, ask } = searching();
  const one = ask(queryFor('j'));
  await nextTurn();
  const [two, three] = [ask(queryFor('jo')), ask(queryFor('jok'))];
  await nextTurn();
  expect(all[0]?.questions.map(({ question }) => question.query)).toEqual(['j']);
  all[0]?.answer(reply('j'));
  await nextTurn();
  expect(all[0]?.questions.map(({ question }) => question.query)).toEqual(['j', 'jok']);
  all[0]?.answer(reply('jok'));
  expect([await one, await two, await three].map(queryOf)).toEqual(['j', undefined, 'jok']);
});

test('without a worker the page answers, and no other worker is tried', async () => {
  const { all, here, ask } = searching();
  const one = ask(queryFor('one'));
  await nextTurn();
  all[0]?.breakDown();
  expect(queryOf(await one)).toBe('one');
  expect(queryOf(await ask(queryFor('two')))).toBe('two');
  expect([all.length, here.mock.calls.length]).toEqual([1, 2]);
});

test('without the index there is no answer, and a second request is tried', async () => {
  const failToAnswer = vi.fn(async (): Promise<SearchReply> => Promise.reject(new Error('lost')));
  const { all, ask } = searching(failToAnswer);
  const one = ask(queryFor('one'));
  await nextTurn();
  all[0]?.fail();
  await expect(one).rejects.toThrow('lost');
  const two = ask(queryFor('two'));
  await nextTurn();
  all[0]?.answer(reply('two'));
  expect(queryOf(await two)).toBe('two');
});
