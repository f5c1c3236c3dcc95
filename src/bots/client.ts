import type { GameMove } from '../game/play.ts';
import { createWorkerClient } from '../workers/client.ts';
import type { Answer, BotQuestion, CoachQuestion, Hinted, HintQuestion, Question } from './protocol.ts';
import type { Remark } from './remark.ts';

/** Asks bots and the coach. A question is answered, or refused with an Error. */
export interface Thinker {
  ask(question: BotQuestion): Promise<GameMove>;
  /** The best move there is, and why. */
  hint(question: HintQuestion): Promise<Hinted>;
  /** What there is to say of a move. */
  lookBack(question: CoachQuestion): Promise<readonly Remark[]>;
}

const PATIENCE = 10_000;

/**
 * A thinker behind a worker. A bot that fails or doesn't answer in time costs its worker, not the game: the
 * next question starts a new one.
 * @param start makes the worker; default: the site's own
 */
export function createThinker(start: () => Worker = startWorker): Thinker {
  const asker = createWorkerClient<Question, Answer>(start);
  // A question of a kind gets an answer of that kind: the worker sees to it.
  async function patiently<A extends Answer>(question: Question): Promise<A> {
    const late = setTimeout(asker.stop, PATIENCE);
    try {
      return (await asker.ask(question)) as A;
    } finally {
      clearTimeout(late);
    }
  }
  return { ask: patiently<GameMove>, hint: patiently<Hinted>, lookBack: patiently<readonly Remark[]> };
}

/** The worker in which bots think. */
export function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
