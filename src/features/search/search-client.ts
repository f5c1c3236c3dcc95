import { createWorkerClient, type WorkerClient } from '../../workers/client.ts';
import type { SearchQuery, SearchReply } from './query.ts';

/** Searches; null if a newer query came before this one's turn. @throws Error if the index can't be fetched */
export type SearchClient = (query: SearchQuery) => Promise<SearchReply | null>;

interface SearchClientOptions {
  /** Asks the worker. Default: the site's, shared by all searches of a page. */
  readonly asker?: WorkerClient<SearchQuery, SearchReply>;
  /** Answers a query in the page, if no worker is available. */
  readonly answerInPage?: (query: SearchQuery) => Promise<SearchReply>;
}

const siteAsker = createWorkerClient<SearchQuery, SearchReply>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);

const answerFromIndex = async (query: SearchQuery): Promise<SearchReply> =>
  (await import('./finder.ts')).answerQuery(query);

/**
 * Searches while the player types: queries wait for the one in progress, and only the latest of them is sent. If
 * the worker fails, the page itself answers this and all later queries.
 */
export function createSearchClient({
  asker = siteAsker,
  answerInPage = answerFromIndex,
}: SearchClientOptions = {}): SearchClient {
  let latestNumber = 0;
  let earlierReply: Promise<unknown> = Promise.resolve();
  let hasNoWorker = false;

  async function answer(query: SearchQuery): Promise<SearchReply> {
    if (hasNoWorker) return answerInPage(query);
    try {
      return await asker.ask(query);
    } catch {
      const reply = await answerInPage(query);
      hasNoWorker = true;
      return reply;
    }
  }

  return async (query) => {
    latestNumber++;
    const ownNumber = latestNumber;
    // The earlier query's own caller handles its failure.
    await earlierReply.catch(() => undefined);
    if (ownNumber !== latestNumber) return null;
    const reply = answer(query);
    earlierReply = reply;
    return reply;
  };
}
