import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listCertainMoves } from '../../../../src/features/desk/state/certain-moves.ts';
import { $draft, showDraft, showExample } from '../../../../src/features/desk/state/desk.ts';
import { answerDraft } from '../../../../src/features/desk/state/desk-answer.ts';
import type { DeskDraft } from '../../../../src/features/desk/state/draft.ts';
import { createLiveQuery } from '../../../../src/features/desk/state/live-query.ts';
import {
  answerQuestion,
  type PreloadRequest,
  type RefereeAnswers,
  type RefereeQuestion,
} from '../../../../src/features/desk/state/referee.ts';
import { ok, type Result } from '../../../../src/game/fault.ts';
import type { WholeGame } from '../../../../src/game/game.ts';
import { games } from '../../../../src/games/index.ts';
import { createWorkerClient } from '../../../../src/workers/client.ts';
import { startTestWorkers } from '../../../test-worker.ts';

type Moves = Result<RefereeAnswers['moves']>;

/** An answer that differs from others by the one card in it. */
const saying = (cards: string): Moves => ok([{ cards, moves: [] }]);
const [game] = games as unknown as readonly [WholeGame];

function question(seat: number): RefereeQuestion<'moves'> {
  return { game: game.id, wanted: 'moves', draft: { ...($draft.get() as DeskDraft), seat } };
}

/** Subscribes to the answer to a question, computed by a worker under the test's control. */
function startLiveQuery(start?: () => Worker) {
  const workers = startTestWorkers<RefereeQuestion<'moves'> | PreloadRequest, Moves>();
  const $question = atom<RefereeQuestion<'moves'> | null>(null);
  const answerInPage = vi.fn(() => saying('here'));
  const asker = createWorkerClient<RefereeQuestion<'moves'> | PreloadRequest, Moves>(start ?? workers.start);
  const query = createLiveQuery($question, { fallback: answerInPage, asker });
  const leave = query.$answer.listen(() => undefined);
  const wait = () => query.$status.get();
  const answer = () => {
    const result = query.$answer.get();
    return result?.ok ? result.value[0]?.cards : null;
  };
  return { ...query, all: workers.workers, $question, here: answerInPage, leave, wait, answer };
}

/** A query without workers, whose code in the page is loaded when `settle` is called; null for a failure. */
function startLoading() {
  const settlers: ((answer: Moves | null) => void)[] = [];
  const fallback = () =>
    new Promise<Moves>((resolve, reject) => {
      settlers.push((answer) => (answer ? resolve(answer) : reject(new Error('offline'))));
    });
  const asker = createWorkerClient<RefereeQuestion<'moves'> | PreloadRequest, Moves>(() => {
    throw new Error('blocked');
  });
  const $question = atom<RefereeQuestion<'moves'> | null>(null);
  const query = createLiveQuery($question, { fallback, asker });
  query.$answer.listen(() => undefined);
  const answer = () => {
    const result = query.$answer.get();
    return result?.ok ? result.value[0]?.cards : null;
  };
  const desk = { $question, wait: () => query.$status.get(), answer };
  /** Settles the first load. */
  return { desk, settle: (settled: Moves | null) => settlers[0]?.(settled) };
}

/** Delivers the answers that are on their way. */
const deliverAnswers = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  showDraft(game, null);
});
afterEach(() => void vi.useRealTimers());

test('a quick answer comes without a “thinking” message, and the previous one stays until then', async () => {
  const desk = startLiveQuery();
  const waits: string[] = [];
  desk.$status.listen((wait) => waits.push(wait));
  desk.$question.set(question(0));
  desk.all[0]?.answer(saying('first'));
  await deliverAnswers();
  expect(desk.answer()).toBe('first');
  desk.$question.set(question(1));
  await vi.advanceTimersByTimeAsync(300);
  expect(desk.answer()).toBe('first');
  desk.all[0]?.answer(saying('second'));
  await deliverAnswers();
  expect(desk.answer()).toBe('second');
  await vi.advanceTimersByTimeAsync(1000);
  expect(waits).toEqual(['asked', 'none', 'asked', 'none']);
  expect(desk.here).not.toHaveBeenCalled();
});

test('a slow question shows that it is thought about, without the old answer beside it', async () => {
  const desk = startLiveQuery();
  desk.$question.set(question(0));
  desk.all[0]?.answer(saying('first'));
  await deliverAnswers();
  desk.$question.set(question(1));
  await vi.advanceTimersByTimeAsync(500);
  expect([desk.wait(), desk.answer()]).toEqual(['thinking', null]);
  desk.all[0]?.answer(saying('second'));
  await deliverAnswers();
  expect([desk.wait(), desk.answer()]).toEqual(['none', 'second']);
});

test('a stopped question ends its work and shows no answer; it can be asked again', async () => {
  const desk = startLiveQuery();
  desk.$question.set(question(0));
  await vi.advanceTimersByTimeAsync(500);
  desk.stop();
  expect(desk.wait()).toBe('stopped');
  expect(desk.all[0]?.isEnded).toBe(true);
  desk.all[0]?.answer(saying('late'));
  await vi.advanceTimersByTimeAsync(1000);
  expect([desk.wait(), desk.answer()]).toEqual(['stopped', null]);
  expect(desk.here).not.toHaveBeenCalled();
  desk.retry();
  expect(desk.wait()).toBe('asked');
  desk.all[1]?.answer(saying('again'));
  await deliverAnswers();
  expect([desk.wait(), desk.answer()]).toEqual(['none', 'again']);
});

test('a stopped question is asked again once it changes', async () => {
  const desk = startLiveQuery();
  desk.$question.set(question(0));
  desk.stop();
  desk.$question.set(question(1));
  desk.all[1]?.answer(saying('second'));
  await deliverAnswers();
  expect(desk.answer()).toBe('second');
});

test('a new question ends the work on the previous one, whose answer is never shown', async () => {
  const desk = startLiveQuery();
  desk.$question.set(question(0));
  await vi.advanceTimersByTimeAsync(500);
  desk.$question.set(question(1));
  // A “thinking” message isn't replaced in between.
  expect(desk.wait()).toBe('thinking');
  expect(desk.all.map(({ isEnded: ended }) => ended)).toEqual([true, false]);
  desk.all[0]?.answer(saying('first'));
  await deliverAnswers();
  expect([desk.wait(), desk.answer()]).toEqual(['thinking', null]);
  desk.all[1]?.answer(saying('second'));
  await deliverAnswers();
  expect([desk.wait(), desk.answer()]).toEqual(['none', 'second']);
});

test('when the question is removed its answer goes too, and work on it ends', async () => {
  const desk = startLiveQuery();
  desk.$question.set(question(0));
  desk.all[0]?.answer(saying('first'));
  await deliverAnswers();
  desk.$question.set(null);
  expect([desk.wait(), desk.answer()]).toEqual(['none', null]);
  expect(desk.all[0]?.isEnded).toBe(false);
  desk.$question.set(question(1));
  desk.$question.set(null);
  expect(desk.all[0]?.isEnded).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect([desk.wait(), desk.answer()]).toEqual(['none', null]);
});

test('the same question isn’t asked twice, and its work isn’t stopped', async () => {
  const desk = startLiveQuery();
  desk.$question.set(question(0));
  desk.$question.set(question(0));
  expect(desk.all.flatMap(({ questions: sent }) => sent)).toHaveLength(1);
  desk.leave();
  await vi.advanceTimersByTimeAsync(2000);
  expect(desk.all[0]?.isEnded).toBe(true);
});

test('a worker that was started beforehand is asked the first question', async () => {
  const desk = startLiveQuery();
  desk.preload(game.id);
  expect(desk.all.map(({ questions: sent }) => sent.map((one) => one.question))).toEqual([[{ game: game.id }]]);
  desk.$question.set(question(0));
  expect(desk.all).toHaveLength(1);
  desk.all[0]?.answer(saying('first'), 1);
  await deliverAnswers();
  expect([desk.wait(), desk.answer()]).toEqual(['none', 'first']);
});

test('a desk that is left asks nothing more, and nothing is asked again without a question', async () => {
  const desk = startLiveQuery();
  desk.retry();
  expect(desk.all).toEqual([]);
  desk.$question.set(question(0));
  desk.leave();
  await vi.advanceTimersByTimeAsync(2000);
  desk.$question.set(question(1));
  expect(desk.all.flatMap(({ questions: sent }) => sent)).toHaveLength(1);
});

test('the worker of the site is a module of its own', () => {
  const started: unknown[] = [];
  vi.stubGlobal(
    'Worker',
    class {
      constructor({ pathname }: URL, options: unknown) {
        started.push([pathname.split('/').at(-1), options]);
      }
      addEventListener(): void {}
      postMessage(): void {}
    },
  );
  createLiveQuery(atom<RefereeQuestion<'moves'> | null>(null), { fallback: () => saying('here') }).preload(game.id);
  vi.unstubAllGlobals();
  expect(started).toEqual([['worker.ts', { type: 'module' }]]);
});

describe('without a worker the page judges the question', () => {
  test('at once if none can be started', () => {
    const desk = startLiveQuery(() => {
      throw new Error('blocked');
    });
    desk.preload(game.id);
    desk.$question.set(question(0));
    expect([desk.wait(), desk.answer()]).toEqual(['none', 'here']);
  });

  test.each(['breakDown', 'fail'] as const)('after the worker had to %s', async (failure) => {
    const desk = startLiveQuery();
    desk.$question.set(question(0));
    desk.all[0]?.[failure]();
    await deliverAnswers();
    expect([desk.wait(), desk.answer()]).toEqual(['none', 'here']);
  });

  test.each([
    ['answers', ok([{ cards: 'late', moves: [] }]), ['none', 'late']],
    ['fails', null, ['stopped', null]],
  ] as const)('as soon as its code is loaded, if that %s', async (_, answer, expected) => {
    const { desk, settle } = startLoading();
    desk.$question.set(question(0));
    expect(desk.wait()).toBe('asked');
    settle(answer);
    await deliverAnswers();
    expect([desk.wait(), desk.answer()]).toEqual(expected);
  });

  test.each([ok([{ cards: 'late', moves: [] }]), null])(
    'but not one that was replaced while its code was loaded',
    async (answer) => {
      const { desk, settle } = startLoading();
      desk.$question.set(question(0));
      desk.$question.set(question(1));
      settle(answer);
      await deliverAnswers();
      expect([desk.wait(), desk.answer()]).toEqual(['asked', null]);
    },
  );

  test('unless the question was dropped in the meantime', async () => {
    const desk = startLiveQuery();
    desk.$question.set(question(0));
    desk.all[0]?.breakDown();
    desk.stop();
    await deliverAnswers();
    expect([desk.wait(), desk.answer()]).toEqual(['stopped', null]);
    expect(desk.here).not.toHaveBeenCalled();
  });
});

describe.each(games.map((one) => [one.name, one] as const))('%s', (_, one) => {
  test('an answer from a worker equals the page’s own: question and answer are plain data', () => {
    showDraft(one, null);
    showExample();
    const draft = $draft.get() as DeskDraft;
    const answerInWorker = <W extends keyof RefereeAnswers>(wanted: W): Result<RefereeAnswers[W]> =>
      structuredClone(answerQuestion(one, structuredClone({ game: one.id, wanted, draft })));
    expect(answerInWorker('ruling')).toEqual(answerDraft(one, draft));
    expect(answerInWorker('moves')).toEqual(listCertainMoves(one, draft));
    expect(answerInWorker('ruling').ok && answerInWorker('moves').ok).toBe(true);
  });
});
