import { findAnswers, openSearch, type SearchFile, type SearchIndex } from '../../search/search-index.ts';
import type { Asked, Found, Reply } from './asked.ts';

/** The index of the site. */
interface Index {
  readonly examples: SearchFile['examples'];
  /** Ready to be asked, a while after it came. */
  readonly search: Promise<SearchIndex>;
}

/** By the address of its site. */
const fetched = new Map<string, Promise<Index>>();

async function fetchIndex(root: string): Promise<Index> {
  const answer = await fetch(`${root}search/index.json`);
  if (!answer.ok) throw new Error(answer.statusText);
  const file: SearchFile = await answer.json();
  return { examples: file.examples, search: openSearch(file) };
}

/** The index, fetched once; who asks again after a failure tries again. */
function indexOf(root: string): Promise<Index> {
  const known =
    fetched.get(root) ??
    fetchIndex(root).catch((error: unknown) => {
      fetched.delete(root);
      throw error;
    });
  fetched.set(root, known);
  return known;
}

function answersTo(search: SearchIndex, { query, game }: Asked): Found {
  const own = findAnswers(search, query, game);
  if (own.length > 0 || game === undefined) return { answers: own, game };
  const all = findAnswers(search, query);
  return { answers: all, game: all.length > 0 ? undefined : game };
}

/** What answers a question. What to begin with is told before the index is read. @throws Error where the index can’t be had */
export async function replyTo(to: Asked): Promise<Reply> {
  const { examples: all, search } = await indexOf(to.root);
  const examples =
    to.game === undefined ? Object.values(all).flatMap(([first]) => first ?? []) : (all[to.game] ?? []);
  return { to, examples, found: to.query.trim() === '' ? null : answersTo(await search, to) };
}
