import type { Answer } from '../search/entry.ts';
import { find, openSearch, type Search, type SearchFile } from '../search/searching.ts';

/** The index of the site, open. */
export interface Finder {
  find(query: string, game: string | undefined): readonly Answer[];
  /** A few questions to begin with, of this game or one of each. */
  examples(game: string | undefined): readonly string[];
}

let asked: Promise<Finder> | undefined;

async function fetchFinder(root: string): Promise<Finder> {
  const answer = await fetch(`${root}search/index.json`);
  if (!answer.ok) throw new Error(answer.statusText);
  const file: SearchFile = await answer.json();
  const search: Search = await openSearch(file);
  return {
    find: (query, game) => find(search, query, game),
    examples: (game) =>
      game === undefined
        ? Object.values(file.examples).flatMap(([first]) => first ?? [])
        : (file.examples[game] ?? []),
  };
}

/**
 * The index, fetched once; who asks again after a failure tries again.
 * @param root address of the site, with its slash
 */
export function finder(root: string): Promise<Finder> {
  asked ??= fetchFinder(root).catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}
