import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Result } from '../../../game/fault.ts';
import { createWorkerClient, type WorkerClient } from '../../../workers/client.ts';
import type { Ahead, Answers, Question } from './judge.ts';

/** How it stands with a question: none is open, it was just asked, it takes its time, it was given up. */
export type Wait = 'none' | 'asked' | 'thinking' | 'stopped';

/** So long, in ms, the answer before stays and nothing is said: most are there sooner. */
const SOON = 400;

/** An answer that follows its question, and what one can do while it is not there. */
export interface Asking<T> {
  readonly $answer: ReadableAtom<Result<T> | null>;
  readonly $wait: ReadableAtom<Wait>;
  /** Has the worker at hand, with its game, before it is needed. */
  ready(game: string): void;
  /** Gives the question up. */
  stop(): void;
  /** Asks it again. */
  again(): void;
}

interface Ways<W extends keyof Answers> {
  /** Answers in the page, where no worker does; what judges there may have to be fetched first. */
  here(question: Question<W>): Result<Answers[W]> | Promise<Result<Answers[W]>>;
  /** Default: the site's worker. */
  readonly asker?: WorkerClient<Question<W> | Ahead, Result<Answers[W]>>;
}

/** One question at a time: only the answer to the last one ever lands. */
function answering<W extends keyof Answers>({ here, asker = createWorkerClient(startWorker) }: Ways<W>) {
  const $answer = atom<Result<Answers[W]> | null>(null);
  const $wait = atom<Wait>('none');
  let number = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Whatever is under way is no more. */
  function settle(wait: Wait, answer: Result<Answers[W]> | null): void {
    clearTimeout(timer);
    number++;
    $wait.set(wait);
    $answer.set(answer);
  }

  function giveUp(wait: Wait): void {
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
      }, SOON);
    }
  }

  function ask(question: Question<W>): void {
    const mine = ++number;
    wait();
    const land = (answer: Result<Answers[W]>): void => {
      if (mine === number) settle('none', answer);
    };
    const answerHere = (): void => {
      if (mine !== number) return;
      const found = here(question);
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
export function following<W extends keyof Answers>(
  $question: ReadableAtom<Question<W> | null>,
  ways: Ways<W>,
): Asking<Answers[W]> {
  const { $answer, $wait, ask, giveUp, ready } = answering(ways);
  let open: string | null = null;

  function follow(question: Question<W> | null): void {
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
    $wait,
    ready,
    stop: () => giveUp('stopped'),
    again() {
      const question = $question.get();
      if (question) ask(question);
    },
  };
}

const isOpen = (wait: Wait): boolean => wait === 'asked' || wait === 'thinking';

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
