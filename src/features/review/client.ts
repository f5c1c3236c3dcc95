import { DEFAULT_SAMPLING } from '../../bots/review/decision.ts';
import type { Result } from '../../game/fault.ts';
import type { JsonObject } from '../../game/json.ts';
import { createWorkerClient } from '../../workers/client.ts';
import type { ReviewQuestion } from './judge.ts';
import type { ToldProgress, ToldReview } from './told.ts';

/** A review that is under way. */
export interface Reviewing {
  /** What it tells, or why it tells nothing; refused where it was stopped or no worker can be had. */
  readonly told: Promise<Result<ToldReview>>;
  readonly stop: () => void;
}

const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Has a record reviewed in a worker of its own, with the same work as on the command line. */
export function startReview(
  game: string,
  record: JsonObject,
  heard: (progress: ToldProgress) => void,
  start: () => Worker = startWorker,
): Reviewing {
  const asker = createWorkerClient<ReviewQuestion, Result<ToldReview>, ToldProgress>(start);
  const told = Promise.resolve()
    .then(() => asker.ask({ game, record, work: DEFAULT_SAMPLING }, heard))
    .finally(asker.stop);
  return { told, stop: asker.stop };
}
