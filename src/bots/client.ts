import type { GameMove } from '../game/play.ts';
import { createWorkerClient } from '../workers/client.ts';
import type { BotQuestion, CoachQuestion, HintAnswer, HintQuestion, WorkerAnswer, WorkerQuestion } from './protocol.ts';
import type { CoachRemark } from './remark.ts';

/** Asks the bots and the coach in a worker. A promise rejects with an Error if the worker fails. */
export interface BotClient {
  ask(question: BotQuestion): Promise<GameMove>;
  /** Returns the best move and the evidence for it. */
  hint(question: HintQuestion): Promise<HintAnswer>;
  /** Returns what the coach says about a move that was played. */
  lookBack(question: CoachQuestion): Promise<readonly CoachRemark[]>;
}

const TIMEOUT_MS = 10_000;

/**
 * Creates a client for a worker. A bot that fails or exceeds the time limit ends its worker; the next question starts
 * a new one.
 * @param start creates the worker
 */
export function createBotClient(start: () => Worker = startBotWorker): BotClient {
  const asker = createWorkerClient<WorkerQuestion, WorkerAnswer>(start);
  // The worker answers each kind of question with the matching kind of answer.
  async function askWithTimeout<A extends WorkerAnswer>(question: WorkerQuestion): Promise<A> {
    const timeout = setTimeout(asker.stop, TIMEOUT_MS);
    try {
      return (await asker.ask(question)) as A;
    } finally {
      clearTimeout(timeout);
    }
  }
  return {
    ask: askWithTimeout<GameMove>,
    hint: askWithTimeout<HintAnswer>,
    lookBack: askWithTimeout<readonly CoachRemark[]>,
  };
}

export function startBotWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
