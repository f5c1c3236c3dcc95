import { createWorkerClient, type WorkerClient } from '../../workers/client.ts';
import type { SearchQuery, SearchReply } from './query.ts';

/** Searches; null if a newer query came before this one’s turn. @throws Error if the index can’t be fetched */
export type SearchClient = (asked: SearchQuery) => Promise<SearchReply | null>;

interface SearchClientOptions {
  /** Default: the site’s worker, shared by all searches of a page. */
  readonly asker?: WorkerClient<SearchQuery, SearchReply>;
  /** Answers without a worker. */
  readonly here?: (asked: SearchQuery) => Promise<SearchReply>;
}

const siteAsker = createWorkerClient<SearchQuery, SearchReply>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);

const inPage = async (asked: SearchQuery): Promise<SearchReply> =>
  (await import('./finder.ts')).answerQuery(asked);

/**
 * Searches while the player types: queries wait for the one in progress, and only the latest of them is sent. If
 * the worker fails but the page can answer, the page goes on answering.
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
    // The earlier query’s own caller handles its failure.
    await before.catch(() => undefined);
    if (mine !== last) return null;
    const reply = answer(asked);
    before = reply;
    return reply;
  };
}
