import { readSearchContent } from '../search/content.ts';
import { createEntries, type SearchableGame } from '../search/entries.ts';
import { packSearch, type SearchFile } from '../search/search-index.ts';

const files = import.meta.glob<string>(
  ['../../content/search.yaml', '../../content/*/{*.mdx,search.yaml}', '../../content/*/{cases,lessons}/*.yaml'],
  { query: '?raw', import: 'default', eager: true },
);

/** The search index of the site, for these games. */
export function searchFile(games: readonly SearchableGame[]): SearchFile {
  const texts = Object.entries(files).map(([path, text]) => [path.replace(/^.*\/content\//, ''), text] as const);
  const content = readSearchContent(new Map(texts));
  const examples = games.map(({ id }) => [id, content.games.get(id)?.examples ?? []] as const);
  return packSearch(content.language, createEntries(games, content), Object.fromEntries(examples));
}
