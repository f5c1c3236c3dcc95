import { afterEach, expect, test, vi } from 'vitest';
import { createBotClient } from '../../src/bots/client.ts';
import type { WorkerAnswer, WorkerQuestion } from '../../src/bots/protocol.ts';
import { startTestWorkers } from '../test-worker.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const view = { options: {}, chance: [] };
const question = { game: 'toy', bot: 'greedy', view, seat: 0, seed: 1 };

function startClient() {
  vi.useFakeTimers();
  const { workers, start } = startTestWorkers<WorkerQuestion, WorkerAnswer>();
  return { workers, client: createBotClient(start) };
}

test('a bot is asked in a worker, and so are hints and remarks', async () => {
  const { workers, client } = startClient();
  const move = client.ask(question);
  workers[0]?.answer({ type: 'put' });
  expect(await move).toEqual({ type: 'put' });
  const hint = { move: { type: 'take' }, equalMove: null, proof: null, isExact: true };
  const asked = client.hint({ hint: question, ms: 100 });
  workers[0]?.answer(hint);
  expect(await asked).toEqual(hint);
  const remarks = client.lookBack({ game: 'toy', view, seat: 0, playedMove: { type: 'put' } });
  workers[0]?.answer([]);
  expect(await remarks).toEqual([]);
  expect(workers).toHaveLength(1);
  expect(workers[0]?.questions.map((one) => one.question)).toEqual([
    question,
    { hint: question, ms: 100 },
    { game: 'toy', view, seat: 0, playedMove: { type: 'put' } },
  ]);
});

test('a bot that thinks for more than ten seconds is given up, and the next question starts another worker', async () => {
  const { workers, client } = startClient();
  const move = expect(client.ask(question)).rejects.toThrow('stopped');
  vi.advanceTimersByTime(9_999);
  expect(workers[0]?.isEnded).toBe(false);
  vi.advanceTimersByTime(1);
  await move;
  expect(workers[0]?.isEnded).toBe(true);
  const next = client.ask(question);
  workers[1]?.answer({ type: 'put' });
  expect(await next).toEqual({ type: 'put' });
});

test('the clock stops with the answer, right or failed', async () => {
  const { workers, client } = startClient();
  const move = client.ask(question);
  workers[0]?.answer({ type: 'put' });
  await move;
  const failed = expect(client.ask(question)).rejects.toThrow('it could not');
  workers[0]?.fail();
  await failed;
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(workers[0]?.isEnded).toBe(false);
});

test('the worker is started from the module beside the client', async () => {
  const started: unknown[] = [];
  const { workers, start } = startTestWorkers<WorkerQuestion, WorkerAnswer>();
  vi.stubGlobal('Worker', function startStub(address: URL, options: object) {
    started.push([address.pathname.split('/').slice(-2), options]);
    return start();
  });
  const move = createBotClient().ask(question);
  workers[0]?.answer({ type: 'put' });
  expect(await move).toEqual({ type: 'put' });
  expect(started).toEqual([[['bots', 'worker.ts'], { type: 'module' }]]);
});
