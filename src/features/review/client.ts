import { DEFAULT_SAMPLING } from '../../bots/review/decision.ts';
import type { Result } from '../../game/fault.ts';
import type { JsonObject } from '../../game/json.ts';
import { createWorkerClient } from '../../workers/client.ts';
import type { ReviewQuestion } from './review-record.ts';
import type { ReviewProgress, ReviewReport } from './review-report.ts';

/** A review in progress. */
export interface RunningReview {
  /** The report or a fault; rejects if the review is stopped or no worker starts. */
  readonly report: Promise<Result<ReviewReport>>;
  readonly stop: () => void;
}

const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Reviews a record in a worker, with the same amount of work as the command line. */
export function startReview(
  game: string,
  record: JsonObject,
  onProgress: (progress: ReviewProgress) => void,
  start: () => Worker = startWorker,
): RunningReview {
  const client = createWorkerClient<ReviewQuestion, Result<ReviewReport>, ReviewProgress>(start);
  const report = Promise.resolve()
    .then(() => client.ask({ game, record, work: DEFAULT_SAMPLING }, onProgress))
    .finally(client.stop);
  return { report, stop: client.stop };
}
