import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Result } from '../../../game/fault.ts';
import { createWorkerClient, type WorkerClient } from '../../../workers/client.ts';
import type { PreloadRequest, RefereeAnswers, RefereeQuestion } from './referee.ts';

/** `none`: no question; `asked`: just sent; `thinking`: takes longer; `stopped`: given up. */
export type QueryStatus = 'none' | 'asked' | 'thinking' | 'stopped';

/** Time in ms before “thinking” replaces the last answer. Most answers come sooner. */
const THINKING_DELAY = 400;

/** The answer to a question that changes, with its status. */
export interface LiveQuery<T> {
  readonly $answer: ReadableAtom<Result<T> | null>;
  readonly $status: ReadableAtom<QueryStatus>;
  /** Starts the worker and loads the game in it. */
  preload(game: string): void;
  stop(): void;
  retry(): void;
}

interface LiveQueryOptions<W extends keyof RefereeAnswers> {
  /** Answers in the page if no worker can be had; its code may have to be fetched. */
  fallback(question: RefereeQuestion<W>): Result<RefereeAnswers[W]> | Promise<Result<RefereeAnswers[W]>>;
  /** Default: the site's worker. */
  readonly asker?: WorkerClient<RefereeQuestion<W> | PreloadRequest, Result<RefereeAnswers[W]>>;
}

/** Lets the worker load a game. A failure is ignored: the first question falls back to the page. */
function warmUp<W extends keyof RefereeAnswers>(asker: NonNullable<LiveQueryOptions<W>['asker']>, game: string): void {
  try {
    asker.ask({ game }).catch(() => undefined);
  } catch {}
}

/** Runs one question at a time; answers to earlier ones are dropped. */
function createQueryRunner<W extends keyof RefereeAnswers>({
  fallback,
  asker = createWorkerClient(startWorker),
}: LiveQueryOptions<W>) {
  const $answer = atom<Result<RefereeAnswers[W]> | null>(null);
  const $wait = atom<QueryStatus>('none');
  let latestNumber = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Ends the running question.
  function settle(status: QueryStatus, answer: Result<RefereeAnswers[W]> | null): void {
    clearTimeout(timer);
    latestNumber++;
    $wait.set(status);
    $answer.set(answer);
  }

  function giveUp(status: QueryStatus): void {
    // The stopped promise rejects later; its number is outdated by then.
    if (isOpen($wait.get())) asker.stop();
    settle(status, null);
  }

  /** Shows that an answer is awaited. A status of `asked` or `thinking` stays for the new question. */
  function startWaiting(): void {
    if (isOpen($wait.get())) {
      asker.stop();
      return;
    }
    $wait.set('asked');
    timer = setTimeout(() => {
      $answer.set(null);
      $wait.set('thinking');
    }, THINKING_DELAY);
  }

  function ask(question: RefereeQuestion<W>): void {
    const ownNumber = ++latestNumber;
    startWaiting();
    const deliver = (answer: Result<RefereeAnswers[W]>): void => {
      if (ownNumber === latestNumber) settle('none', answer);
    };
    const answerHere = (): void => {
      if (ownNumber !== latestNumber) return;
      const fallbackAnswer = fallback(question);
      if (fallbackAnswer instanceof Promise)
        fallbackAnswer.then(deliver, () => ownNumber === latestNumber && giveUp('stopped'));
      else deliver(fallbackAnswer);
    };
    try {
      asker.ask(question).then(deliver, answerHere);
    } catch {
      answerHere();
    }
  }

  return { $answer, $wait, ask, giveUp, ready: (game: string) => warmUp(asker, game) };
}

/**
 * Answers each new question in a worker while `$answer` has listeners. A new question ends work on the last one;
 * only its answer is kept.
 */
export function createLiveQuery<W extends keyof RefereeAnswers>(
  $question: ReadableAtom<RefereeQuestion<W> | null>,
  options: LiveQueryOptions<W>,
): LiveQuery<RefereeAnswers[W]> {
  const { $answer, $wait, ask, giveUp, ready } = createQueryRunner(options);
  let openQuestion: string | null = null;

  function follow(question: RefereeQuestion<W> | null): void {
    const text = question && JSON.stringify(question);
    if (text !== null && text === openQuestion) return;
    openQuestion = text;
    if (question) ask(question);
    else giveUp('none');
  }

  onMount($answer, () => {
    const unsubscribe = $question.subscribe(follow);
    return () => {
      unsubscribe();
      follow(null);
    };
  });
  return {
    $answer,
    $status: $wait,
    preload: ready,
    stop: () => giveUp('stopped'),
    retry() {
      const question = $question.get();
      if (question) ask(question);
    },
  };
}

const isOpen = (status: QueryStatus): boolean => status === 'asked' || status === 'thinking';

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
