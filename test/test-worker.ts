import { vi } from 'vitest';
import type { WorkerProgress, WorkerQuestion, WorkerReply } from '../src/workers/protocol.ts';

/** A worker under a test's control: records what it was sent and answers on command. */
export class TestWorker<Q, A> {
  readonly questions: WorkerQuestion<Q>[] = [];
  isEnded = false;
  private readonly listeners = new Map<string, (event: object) => void>();

  addEventListener(kind: string, listener: (event: object) => void): void {
    this.listeners.set(kind, listener);
  }
  postMessage(message: WorkerQuestion<Q>): void {
    this.questions.push(structuredClone(message));
  }
  terminate(): void {
    this.isEnded = true;
  }

  private say(data: WorkerReply<A>): void {
    this.listeners.get('message')?.({ data });
  }
  /** Answers one of the received questions, by default the last. */
  answer(answer: A, at = this.questions.length - 1): void {
    this.say({ id: this.questions[at]?.id ?? -1, answer });
  }
  /** Reports progress on one of the received questions. */
  tell(progress: WorkerProgress, at: number): void {
    this.say({ id: this.questions[at]?.id ?? -1, progress });
  }
  /** Reports that the last question could not be answered. */
  fail(): void {
    this.say({ id: this.questions.at(-1)?.id ?? -1, failed: 'it could not' });
  }
  /** Simulates a crash, or a failure to start. */
  breakDown(): void {
    this.listeners.get('error')?.({ message: 'it broke' });
  }
}

/** Starts workers under a test's control and keeps them in starting order. */
export function startTestWorkers<Q, A>(): { readonly workers: TestWorker<Q, A>[]; readonly start: () => Worker } {
  const workers: TestWorker<Q, A>[] = [];
  const start = vi.fn(() => {
    const worker = new TestWorker<Q, A>();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { workers, start };
}
