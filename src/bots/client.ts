import type { GameMove } from '../game/play.ts';
import { createWorkerClient } from '../workers/client.ts';
import type {
  BotQuestion,
  CoachQuestion,
  HintAnswer,
  HintQuestion,
  WorkerAnswer,
  WorkerQuestion,
} from './protocol.ts';
import type { CoachRemark } from './remark.ts';

/** Asks bots and the coach. A question is answered, or refused with an Error. */
export interface BotClient {
  ask(question: BotQuestion): Promise<GameMove>;
  /** The best move there is, and why. */
  hint(question: HintQuestion): Promise<HintAnswer>;
  /** What there is to say of a move. */
  lookBack(question: CoachQuestion): Promise<readonly CoachRemark[]>;
}

const TIMEOUT_MS = 10_000;

/**
 * A thinker behind a worker. A bot that fails or doesn't answer in time costs its worker, not the game: the
 * next question starts a new one.
 * @param start makes the worker; default: the site's own
 */
export function createBotClient(start: () => Worker = startBotWorker): BotClient {
  const asker = createWorkerClient<WorkerQuestion, WorkerAnswer>(start);
  // A question of a kind gets an answer of that kind: the worker sees to it.
  async function askWithTimeout<A extends WorkerAnswer>(question: WorkerQuestion): Promise<A> {
    const late = setTimeout(asker.stop, TIMEOUT_MS);
    try {
      return (await asker.ask(question)) as A;
    } finally {
      clearTimeout(late);
    }
  }
  return {
    ask: askWithTimeout<GameMove>,
    hint: askWithTimeout<HintAnswer>,
    lookBack: askWithTimeout<readonly CoachRemark[]>,
  };
}

/** The worker in which bots think. */
export function startBotWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
