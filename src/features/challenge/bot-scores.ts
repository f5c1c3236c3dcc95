import { startBotWorker } from '../../bots/client.ts';
import type { DealQuestion } from '../../bots/protocol.ts';
import { createWorkerClient } from '../../workers/client.ts';

/** What a bot comes to in all chairs of a deal; and what ends that. It is refused where no worker can be had. */
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
