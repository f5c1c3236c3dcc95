import { vi } from 'vitest';
import type { WorkerProgress, WorkerQuestion, WorkerReply } from '../src/workers/protocol.ts';

/** A worker that a test plays: what it was sent, and what it says when. */
export class AWorker<Q, A> {
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
  /** Answers one of the questions it was sent, the last if nothing is said. */
  answer(answer: A, at = this.sent.length - 1): void {
    this.say({ id: this.sent[at]?.id ?? -1, answer });
  }
  /** Says how far it is with one of the questions. */
  tell(progress: WorkerProgress, at: number): void {
    this.say({ id: this.sent[at]?.id ?? -1, progress });
  }
  /** Says that it could not answer the last question. */
  fail(): void {
    this.say({ id: this.sent.at(-1)?.id ?? -1, failed: 'it could not' });
  }
  /** Breaks down, or never came to be. */
  breakDown(): void {
    this.heard.get('error')?.({ message: 'it broke' });
  }
}

/** Starts workers that a test plays, and keeps them in the order in which they were started. */
export function aStaff<Q, A>(): { readonly all: AWorker<Q, A>[]; readonly start: () => Worker } {
  const all: AWorker<Q, A>[] = [];
  const start = vi.fn(() => {
    const worker = new AWorker<Q, A>();
    all.push(worker);
    return worker as unknown as Worker;
  });
  return { all, start };
}
