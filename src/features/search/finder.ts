import { findAnswers, openSearch, type SearchFile, type SearchIndex } from '../../search/search-index.ts';
import type { SearchQuery, SearchReply, SearchResult } from './query.ts';

interface SiteIndex {
  readonly examples: SearchFile['examples'];
  /** Resolves when the index can be searched. */
  readonly search: Promise<SearchIndex>;
}

/** By site address. */
const requests = new Map<string, Promise<SiteIndex>>();

async function fetchIndex(root: string): Promise<SiteIndex> {
  const answer = await fetch(`${root}search/index.json`);
  if (!answer.ok) throw new Error(answer.statusText);
  const file: SearchFile = await answer.json();
  return { examples: file.examples, search: openSearch(file) };
}

/** Fetches the index once; after a failure the next call tries again. */
function fetchIndexOnce(root: string): Promise<SiteIndex> {
  const request =
    requests.get(root) ??
    fetchIndex(root).catch((error: unknown) => {
      requests.delete(root);
      throw error;
    });
  requests.set(root, request);
  return request;
}

function searchInScope(search: SearchIndex, { query, game }: SearchQuery): SearchResult {
  const ownAnswers = findAnswers(search, query, game);
  if (ownAnswers.length > 0 || game === undefined) return { answers: ownAnswers, game };
  const allAnswers = findAnswers(search, query);
  return { answers: allAnswers, game: allAnswers.length > 0 ? undefined : game };
}

/** Answers a query. Examples come without waiting for the index. @throws Error if the index can't be fetched */
export async function answerQuery(searchQuery: SearchQuery): Promise<SearchReply> {
  const { examples: allExamples, search } = await fetchIndexOnce(searchQuery.root);
  const { game } = searchQuery;
  const examples = game === undefined ? allExamples : { [game]: allExamples[game] ?? [] };
  return {
    searchQuery,
    examples,
    result: searchQuery.query.trim() === '' ? null : searchInScope(await search, searchQuery),
  };
}
