import type { WorkerProgress, WorkerQuestion, WorkerReply } from './protocol.ts';

/** Asks a worker, which is started by the first question. */
export interface WorkerClient<Q, A, P extends WorkerProgress = WorkerProgress> {
  /**
   * Resolves with the answer, or rejects with an Error.
   * @param onProgress called with progress, if the worker reports any
   * @throws if no worker can be started
   */
  ask(question: Q, onProgress?: (progress: P) => void): Promise<A>;
  /** Ends the worker: pending questions are rejected, and the next question starts a new worker. */
  stop(): void;
}

interface PendingQuestion<A, P> {
  readonly onProgress?: ((progress: P) => void) | undefined;
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
  let lastId = 0;
  let pendingQuestions = new Map<number, PendingQuestion<A, P>>();

  function end(why: string): void {
    const rejectedQuestions = pendingQuestions;
    pendingQuestions = new Map();
    worker?.terminate();
    worker = null;
    for (const { reject } of rejectedQuestions.values()) reject(new Error(why));
  }

  function running(): Worker {
    if (worker) return worker;
    const newWorker = start();
    newWorker.addEventListener('message', ({ data }: MessageEvent<WorkerReply<A, P>>) => {
      const asker = pendingQuestions.get(data.id);
      if ('progress' in data) return asker?.onProgress?.(data.progress);
      pendingQuestions.delete(data.id);
      if ('answer' in data) asker?.resolve(data.answer);
      else asker?.reject(new Error(data.failed));
    });
    newWorker.addEventListener('error', ({ message }) => {
      if (worker === newWorker) end(message);
    });
    worker = newWorker;
    return newWorker;
  }

  return {
    ask(question, onProgress) {
      const to = running();
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        to.postMessage({ id, question } satisfies WorkerQuestion<Q>);
        pendingQuestions.set(id, { resolve, reject, onProgress });
      });
    },
    stop: () => end('stopped'),
  };
}
