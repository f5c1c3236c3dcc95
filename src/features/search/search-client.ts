import { createWorkerClient, type WorkerClient } from '../../workers/client.ts';
import type { SearchQuery, SearchReply } from './query.ts';

/** Asks the search; null where something else was asked before its turn came. @throws Error where the index can’t be had */
export type SearchClient = (asked: SearchQuery) => Promise<SearchReply | null>;

interface SearchClientOptions {
  /** Default: the site’s worker, one for all who search on a page. */
  readonly asker?: WorkerClient<SearchQuery, SearchReply>;
  /** Answers in the page. */
  readonly here?: (asked: SearchQuery) => Promise<SearchReply>;
}

const siteAsker = createWorkerClient<SearchQuery, SearchReply>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);

const inPage = async (asked: SearchQuery): Promise<SearchReply> =>
  (await import('./finder.ts')).answerQuery(asked);

/**
 * Somebody who types: what is asked while an answer is on its way waits for it, and only the last of it is asked then.
 * Where no worker answers but the page can, the page goes on answering.
 */
export function createSearchClient({
  asker = siteAsker,
  here = inPage,
}: SearchClientOptions = {}): SearchClient {
  let last = 0;
  let before: Promise<unknown> = Promise.resolve();
  let withoutWorker = false;

  async function answer(asked: SearchQuery): Promise<SearchReply> {
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
