import { vi } from 'vitest';
import type { WorkerProgress, WorkerQuestion, WorkerReply } from '../src/workers/protocol.ts';

/** A worker under a test’s control: records what it was sent and answers on command. */
export class TestWorker<Q, A> {
  readonly sent: WorkerQuestion<Q>[] = [];
  ended = false;
  private readonly heard = new Map<string, (event: object) => void>();

  addEventListener(kind: string, listener: (event: object) => void): void {
    this.heard.set(kind, listener);
  }
  postMessage(message: WorkerQuestion<Q>): void {
    this.sent.push(structuredClone(message));
  }
  terminate(): void {
    this.ended = true;
  }

  private say(data: WorkerReply<A>): void {
    this.heard.get('message')?.({ data });
  }
  /** Answers one of the received questions, by default the last. */
  answer(answer: A, at = this.sent.length - 1): void {
    this.say({ id: this.sent[at]?.id ?? -1, answer });
  }
  /** Reports progress on one of the received questions. */
  tell(progress: WorkerProgress, at: number): void {
    this.say({ id: this.sent[at]?.id ?? -1, progress });
  }
  /** Reports that the last question could not be answered. */
  fail(): void {
    this.say({ id: this.sent.at(-1)?.id ?? -1, failed: 'it could not' });
  }
  /** Crashes, or fails to start. */
  breakDown(): void {
    this.heard.get('error')?.({ message: 'it broke' });
  }
}

/** Starts workers under a test’s control and keeps them in starting order. */
export function startTestWorkers<Q, A>(): { readonly all: TestWorker<Q, A>[]; readonly start: () => Worker } {
  const all: TestWorker<Q, A>[] = [];
  const start = vi.fn(() => {
    const worker = new TestWorker<Q, A>();
    all.push(worker);
    return worker as unknown as Worker;
  });
  return { all, start };
}
