import { createWorkerClient, type WorkerClient } from '../../workers/client.ts';
import type { Asked, Reply } from './asked.ts';

/** Asks the search; null where something else was asked before its turn came. @throws Error where the index can’t be had */
export type Asking = (asked: Asked) => Promise<Reply | null>;

interface Ways {
  /** Default: the site’s worker, one for all who search on a page. */
  readonly asker?: WorkerClient<Asked, Reply>;
  /** Answers in the page. */
  readonly here?: (asked: Asked) => Promise<Reply>;
}

const site = createWorkerClient<Asked, Reply>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);

const inPage = async (asked: Asked): Promise<Reply> => (await import('./finder.ts')).replyTo(asked);

/**
 * Somebody who types: what is asked while an answer is on its way waits for it, and only the last of it is asked then.
 * Where no worker answers but the page can, the page goes on answering.
 */
export function createAsking({ asker = site, here = inPage }: Ways = {}): Asking {
  let last = 0;
  let before: Promise<unknown> = Promise.resolve();
  let withoutWorker = false;

  async function answer(asked: Asked): Promise<Reply> {
    if (withoutWorker) return here(asked);
    try {
      return await asker.ask(asked);
    } catch {
      const reply = await here(asked);
      withoutWorker = true;
      return reply;
    }
  }

  return async (asked) => {
    last++;
    const mine = last;
    // Why the one before got no answer, its own asker hears.
    await before.catch(() => undefined);
    if (mine !== last) return null;
    const reply = answer(asked);
    before = reply;
    return reply;
  };
}
