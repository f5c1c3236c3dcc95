import type { WorkerProgress, WorkerQuestion, WorkerReply } from './protocol.ts';

/** Makes this worker answer questions, and report progress and failures. */
export function serveAnswers<Q, A, P extends WorkerProgress = WorkerProgress>(
  answer: (question: Q, tell: (progress: P) => void) => Promise<A>,
): void {
  self.addEventListener('message', async ({ data: { id, question } }: MessageEvent<WorkerQuestion<Q>>) => {
    const tell = (progress: P): void => self.postMessage({ id, progress } satisfies WorkerReply<A, P>);
    try {
      self.postMessage({ id, answer: await answer(question, tell) } satisfies WorkerReply<A>);
    } catch (error) {
      self.postMessage({ id, failed: String(error) } satisfies WorkerReply<A>);
    }
  });
}
