import type { Back, Sent } from './protocol.ts';

/** Makes this worker answer each question that comes; whoever asked hears of a failure, too. */
export function answerWith<Q, A>(answer: (question: Q) => Promise<A>): void {
  self.addEventListener('message', async ({ data: { id, question } }: MessageEvent<Sent<Q>>) => {
    try {
      self.postMessage({ id, answer: await answer(question) } satisfies Back<A>);
    } catch (error) {
      self.postMessage({ id, failed: String(error) } satisfies Back<A>);
    }
  });
}
