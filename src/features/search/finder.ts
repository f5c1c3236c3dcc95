import { findAnswers, openSearch, type SearchFile, type SearchIndex } from '../../search/search-index.ts';
import type { SearchQuery, SearchReply, SearchResult } from './query.ts';

/** The index of the site. */
interface SiteIndex {
  readonly examples: SearchFile['examples'];
  /** Ready to be asked, a while after it came. */
  readonly search: Promise<SearchIndex>;
}

/** By the address of its site. */
const requests = new Map<string, Promise<SiteIndex>>();

async function fetchIndex(root: string): Promise<SiteIndex> {
  const answer = await fetch(`${root}search/index.json`);
  if (!answer.ok) throw new Error(answer.statusText);
  const file: SearchFile = await answer.json();
  return { examples: file.examples, search: openSearch(file) };
}

/** The index, fetched once; who asks again after a failure tries again. */
function fetchIndexOnce(root: string): Promise<SiteIndex> {
  const known =
    requests.get(root) ??
    fetchIndex(root).catch((error: unknown) => {
      requests.delete(root);
      throw error;
    });
  requests.set(root, known);
  return known;
}

function searchInScope(search: SearchIndex, { query, game }: SearchQuery): SearchResult {
  const own = findAnswers(search, query, game);
  if (own.length > 0 || game === undefined) return { answers: own, game };
  const all = findAnswers(search, query);
  return { answers: all, game: all.length > 0 ? undefined : game };
}

/** What answers a question. What to begin with is told before the index is read. @throws Error where the index can’t be had */
export async function answerQuery(to: SearchQuery): Promise<SearchReply> {
  const { examples: all, search } = await fetchIndexOnce(to.root);
  const examples =
    to.game === undefined ? Object.values(all).flatMap(([first]) => first ?? []) : (all[to.game] ?? []);
  return { to, examples, found: to.query.trim() === '' ? null : searchInScope(await search, to) };
}
