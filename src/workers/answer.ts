import type { Back, Progress, Sent } from './protocol.ts';

/** Makes this worker answer each question that comes; whoever asked hears how far it is, and of a failure, too. */
export function answerWith<Q, A, P extends Progress = Progress>(
  answer: (question: Q, tell: (progress: P) => void) => Promise<A>,
): void {
  self.addEventListener('message', async ({ data: { id, question } }: MessageEvent<Sent<Q>>) => {
    const tell = (progress: P): void => self.postMessage({ id, progress } satisfies Back<A, P>);
    try {
      self.postMessage({ id, answer: await answer(question, tell) } satisfies Back<A>);
    } catch (error) {
      self.postMessage({ id, failed: String(error) } satisfies Back<A>);
    }
  });
}
