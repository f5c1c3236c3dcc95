import { expect, test, vi } from 'vitest';
import type { SearchQuery, SearchReply } from '../../../src/features/search/query.ts';
import { createSearchClient } from '../../../src/features/search/search-client.ts';
import { createWorkerClient } from '../../../src/workers/client.ts';
import { startTestWorkers } from '../../test-worker.ts';

const asked = (query: string): SearchQuery => ({ root: '/', query, game: undefined });
const reply = (query: string): SearchReply => ({ to: asked(query), examples: [], found: null });
const queryOf = (told: SearchReply | null) => told?.to.query;

function searching(here = vi.fn(async ({ query }: SearchQuery) => reply(query))) {
  const { all, start } = startTestWorkers<SearchQuery, SearchReply>();
  return { all, here, ask: createSearchClient({ asker: createWorkerClient(start), here }) };
}

/** Lets pending callbacks run. */
const turns = () => new Promise((done) => setTimeout(done));

test('of the queries typed while an answer is on its way only the last is asked', async () => {
  const { all, ask } = searching();
  const one = ask(asked('j'));
  await turns();
  const [two, three] = [ask(asked('jo')), ask(asked('jok'))];
  await turns();
  expect(all[0]?.sent.map(({ question }) => question.query)).toEqual(['j']);
  all[0]?.answer(reply('j'));
  await turns();
  expect(all[0]?.sent.map(({ question }) => question.query)).toEqual(['j', 'jok']);
  all[0]?.answer(reply('jok'));
  expect([await one, await two, await three].map(queryOf)).toEqual(['j', undefined, 'jok']);
});

test('without a worker the page answers, and no other worker is tried', async () => {
  const { all, here, ask } = searching();
  const one = ask(asked('one'));
  await turns();
  all[0]?.breakDown();
  expect(queryOf(await one)).toBe('one');
  expect(queryOf(await ask(asked('two')))).toBe('two');
  expect([all.length, here.mock.calls.length]).toEqual([1, 2]);
});

test('without the index there is no answer, and a second request is tried', async () => {
  const lost = vi.fn(async (): Promise<SearchReply> => Promise.reject(new Error('lost')));
  const { all, ask } = searching(lost);
  const one = ask(asked('one'));
  await turns();
  all[0]?.fail();
  await expect(one).rejects.toThrow('lost');
  const two = ask(asked('two'));
  await turns();
  all[0]?.answer(reply('two'));
  expect(queryOf(await two)).toBe('two');
});
