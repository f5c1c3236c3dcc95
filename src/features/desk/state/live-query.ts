import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Result } from '../../../game/fault.ts';
import { createWorkerClient, type WorkerClient } from '../../../workers/client.ts';
import type { PreloadRequest, RefereeAnswers, RefereeQuestion } from './referee.ts';

/** How it stands with a question: none is open, it was just asked, it takes its time, it was given up. */
export type QueryStatus = 'none' | 'asked' | 'thinking' | 'stopped';

/** So long, in ms, the answer before stays and nothing is said: most are there sooner. */
const THINKING_DELAY = 400;

/** An answer that follows its question, and what one can do while it is not there. */
export interface LiveQuery<T> {
  readonly $answer: ReadableAtom<Result<T> | null>;
  readonly $status: ReadableAtom<QueryStatus>;
  /** Has the worker at hand, with its game, before it is needed. */
  preload(game: string): void;
  /** Gives the question up. */
  stop(): void;
  /** Asks it again. */
  retry(): void;
}

interface LiveQueryOptions<W extends keyof RefereeAnswers> {
  /** Answers in the page, where no worker does; what judges there may have to be fetched first. */
  fallback(question: RefereeQuestion<W>): Result<RefereeAnswers[W]> | Promise<Result<RefereeAnswers[W]>>;
  /** Default: the site's worker. */
  readonly asker?: WorkerClient<RefereeQuestion<W> | PreloadRequest, Result<RefereeAnswers[W]>>;
}

/** One question at a time: only the answer to the last one ever lands. */
function createQueryRunner<W extends keyof RefereeAnswers>({
  fallback,
  asker = createWorkerClient(startWorker),
}: LiveQueryOptions<W>) {
  const $answer = atom<Result<RefereeAnswers[W]> | null>(null);
  const $wait = atom<QueryStatus>('none');
  let number = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Whatever is under way is no more. */
  function settle(wait: QueryStatus, answer: Result<RefereeAnswers[W]> | null): void {
    clearTimeout(timer);
    number++;
    $wait.set(wait);
    $answer.set(answer);
  }

  function giveUp(wait: QueryStatus): void {
    // Who is refused by that hears of it later, and by then nobody waits for it.
    if (isOpen($wait.get())) asker.stop();
    settle(wait, null);
  }

  /** Who waits already goes on waiting, for the new answer. */
  function wait(): void {
    if (isOpen($wait.get())) asker.stop();
    else {
      $wait.set('asked');
      timer = setTimeout(() => {
        $answer.set(null);
        $wait.set('thinking');
      }, THINKING_DELAY);
    }
  }

  function ask(question: RefereeQuestion<W>): void {
    const mine = ++number;
    wait();
    const land = (answer: Result<RefereeAnswers[W]>): void => {
      if (mine === number) settle('none', answer);
    };
    const answerHere = (): void => {
      if (mine !== number) return;
      const found = fallback(question);
      if (found instanceof Promise) found.then(land, () => mine === number && giveUp('stopped'));
      else land(found);
    };
    try {
      asker.ask(question).then(land, answerHere);
    } catch {
      answerHere();
    }
  }

  function ready(game: string): void {
    try {
      // Where it fails, so will the first question, which is then answered all the same.
      asker.ask({ game }).catch(() => undefined);
    } catch {}
  }

  return { $answer, $wait, ask, giveUp, ready };
}

/**
 * Has each new question answered in a worker while somebody looks. Only the answer to the last one ever lands:
 * a new question ends the work on the one before.
 */
export function createLiveQuery<W extends keyof RefereeAnswers>(
  $question: ReadableAtom<RefereeQuestion<W> | null>,
  ways: LiveQueryOptions<W>,
): LiveQuery<RefereeAnswers[W]> {
  const { $answer, $wait, ask, giveUp, ready } = createQueryRunner(ways);
  let open: string | null = null;

  function follow(question: RefereeQuestion<W> | null): void {
    const text = question && JSON.stringify(question);
    if (text !== null && text === open) return;
    open = text;
    if (question) ask(question);
    else giveUp('none');
  }

  onMount($answer, () => {
    const leave = $question.subscribe(follow);
    return () => {
      leave();
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

const isOpen = (wait: QueryStatus): boolean => wait === 'asked' || wait === 'thinking';

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
