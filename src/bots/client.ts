import type { GameMove } from '../game/play.ts';
import { type Asker, createAsker } from '../workers/ask.ts';
import type { BotQuestion } from './protocol.ts';

/** Asks bots. A question is answered with a move, or refused with an Error. */
export type Thinker = Pick<Asker<BotQuestion, GameMove>, 'ask'>;

const PATIENCE = 10_000;

/**
 * A thinker behind a worker. A bot that fails or doesn't answer in time costs its worker, not the game: the
 * next question starts a new one.
 * @param start makes the worker; default: the site's own
 */
export function createThinker(start: () => Worker = startWorker): Thinker {
  const asker = createAsker<BotQuestion, GameMove>(start);
  return {
    async ask(question) {
      const late = setTimeout(asker.stop, PATIENCE);
      try {
        return await asker.ask(question);
      } finally {
        clearTimeout(late);
      }
    },
  };
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
