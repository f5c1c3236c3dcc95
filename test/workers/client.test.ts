import { expect, test } from 'vitest';
import { createWorkerClient } from '../../src/workers/client.ts';
import { startTestWorkers } from '../test-worker.ts';

function asking() {
  const staff = startTestWorkers<string, string>();
  return { ...staff, asker: createWorkerClient<string, string>(staff.start) };
}

test('a worker is started for the first question and asked all the others', async () => {
  const { workers: all, asker } = asking();
  expect(all).toHaveLength(0);
  const [one, two] = [asker.ask('one'), asker.ask('two')];
  expect(all).toHaveLength(1);
  // Answers arrive in any order, and each resolves its own question.
  all[0]?.answer('second', 1);
  all[0]?.answer('first', 0);
  expect([await one, await two]).toEqual(['first', 'second']);
});

test('a question that fails is refused, and costs no other', async () => {
  const { workers: all, asker } = asking();
  const one = asker.ask('one');
  const two = asker.ask('two');
  all[0]?.fail();
  await expect(two).rejects.toThrow('it could not');
  all[0]?.answer('first', 0);
  expect(await one).toBe('first');
  expect(all[0]?.isEnded).toBe(false);
});

test('a worker that crashes rejects the waiting questions, and the next question starts another', async () => {
  const { workers: all, asker } = asking();
  const one = asker.ask('one');
  all[0]?.breakDown();
  await expect(one).rejects.toThrow('it broke');
  const two = asker.ask('two');
  // Messages and errors of the first worker are ignored.
  all[0]?.answer('late');
  all[0]?.breakDown();
  all[1]?.answer('second');
  expect(await two).toBe('second');
  expect(all.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

test('a stopped worker ends and rejects the waiting questions', async () => {
  const { workers: all, asker } = asking();
  const one = asker.ask('one');
  asker.stop();
  await expect(one).rejects.toThrow('stopped');
  expect(all[0]?.isEnded).toBe(true);
  void asker.ask('two');
  expect(all).toHaveLength(2);
});

test('a worker that can’t be started throws at once', () => {
  const asker = createWorkerClient<string, string>(() => {
    throw new Error('blocked');
  });
  expect(() => asker.ask('one')).toThrow('blocked');
});

test('the progress of an answer reaches its asker before the answer', async () => {
  const { workers: all, asker } = asking();
  const shares: number[] = [];
  const one = asker.ask('one', ({ done, of }) => shares.push(done / of));
  const two = asker.ask('two');
  all[0]?.tell({ done: 1, of: 4 }, 0);
  all[0]?.tell({ done: 1, of: 2 }, 1);
  all[0]?.tell({ done: 3, of: 4 }, 0);
  all[0]?.answer('first', 0);
  all[0]?.answer('second', 1);
  expect([await one, await two, shares]).toEqual(['first', 'second', [0.25, 0.75]]);
});
