import { startBotWorker } from '../../bots/client.ts';
import type { DealQuestion } from '../../bots/protocol.ts';
import { createWorkerClient } from '../../workers/client.ts';

/** Plays a deal with bots in all seats. `scores` rejects if no worker is available; `stop` ends the worker. */
export function fetchBotScores(
  deal: DealQuestion,
  start: () => Worker = startBotWorker,
): { readonly scores: Promise<readonly number[]>; readonly stop: () => void } {
  const asker = createWorkerClient<{ readonly deal: DealQuestion }, readonly number[]>(start);
  const scores = Promise.resolve()
    .then(() => asker.ask({ deal }))
    .finally(asker.stop);
  return { scores, stop: asker.stop };
}
