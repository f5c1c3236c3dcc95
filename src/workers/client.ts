import type { WorkerProgress, WorkerQuestion, WorkerReply } from './protocol.ts';

/** Asks a worker, which is started by the first question. */
export interface WorkerClient<Q, A, P extends WorkerProgress = WorkerProgress> {
  /**
   * Resolves with the answer, or rejects with an Error.
   * @param heard receives progress, where the worker reports it
   * @throws if no worker can be started
   */
  ask(question: Q, heard?: (progress: P) => void): Promise<A>;
  /** Ends the worker: pending questions are rejected, and the next question starts a new worker. */
  stop(): void;
}

interface PendingQuestion<A, P> {
  readonly heard?: ((progress: P) => void) | undefined;
  resolve(answer: A): void;
  reject(error: Error): void;
}

/**
 * Creates a client. A worker that fails is ended, which rejects its pending questions only.
 * @param start creates the worker
 */
export function createWorkerClient<Q, A, P extends WorkerProgress = WorkerProgress>(
  start: () => Worker,
): WorkerClient<Q, A, P> {
  let worker: Worker | null = null;
  let asked = 0;
  let waiting = new Map<number, PendingQuestion<A, P>>();

  function end(why: string): void {
    const refused = waiting;
    waiting = new Map();
    worker?.terminate();
    worker = null;
    for (const { reject } of refused.values()) reject(new Error(why));
  }

  function running(): Worker {
    if (worker) return worker;
    const started = start();
    started.addEventListener('message', ({ data }: MessageEvent<WorkerReply<A, P>>) => {
      const asker = waiting.get(data.id);
      if ('progress' in data) return asker?.heard?.(data.progress);
      waiting.delete(data.id);
      if ('answer' in data) asker?.resolve(data.answer);
      else asker?.reject(new Error(data.failed));
    });
    started.addEventListener('error', ({ message }) => {
      if (worker === started) end(message);
    });
    worker = started;
    return started;
  }

  return {
    ask(question, heard) {
      const to = running();
      const id = ++asked;
      return new Promise((resolve, reject) => {
        to.postMessage({ id, question } satisfies WorkerQuestion<Q>);
        waiting.set(id, { resolve, reject, heard });
      });
    },
    stop: () => end('stopped'),
  };
}
