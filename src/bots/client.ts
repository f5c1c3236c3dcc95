import type { GameMove } from '../game/play.ts';
import type { BotAnswer, BotQuestion } from './protocol.ts';

/** Asks bots. A question is answered with a move, or refused with an Error. */
export interface Thinker {
  ask(question: Omit<BotQuestion, 'id'>): Promise<GameMove>;
}

const PATIENCE = 10_000;

interface Waiting {
  resolve(move: GameMove): void;
  reject(error: Error): void;
}

/**
 * A thinker behind a worker. A bot that fails or doesn't answer in time costs its worker, not the game: the
 * next question starts a new one.
 * @param start makes the worker; default: the site's own
 */
export function createThinker(start: () => Worker = startWorker): Thinker {
  let worker: Worker | null = null;
  let asked = 0;
  const waiting = new Map<number, Waiting>();

  function stop(error: Error): void {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function running(): Worker {
    if (worker) return worker;
    worker = start();
    worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
      const asker = waiting.get(data.id);
      waiting.delete(data.id);
      if ('move' in data) asker?.resolve(data.move);
      else asker?.reject(new Error(data.failed));
    });
    worker.addEventListener('error', (event) => stop(new Error(event.message)));
    return worker;
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        const id = ++asked;
        const late = setTimeout(() => stop(new Error('no answer in time')), PATIENCE);
        const settle = (then: () => void): void => {
          clearTimeout(late);
          then();
        };
        waiting.set(id, {
          resolve: (move) => settle(() => resolve(move)),
          reject: (error) => settle(() => reject(error)),
        });
        running().postMessage({ ...question, id } satisfies BotQuestion);
      }),
  };
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
