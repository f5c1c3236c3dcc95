import { entriesOf, type Findable } from '../search/entries.ts';
import { type SearchFile, searchFileOf } from '../search/searching.ts';
import { readWritten } from '../search/written.ts';

const files = import.meta.glob<string>(
  [
    '../../content/search.yaml',
    '../../content/*/{*.mdx,search.yaml}',
    '../../content/*/{cases,lessons}/*.yaml',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** What there is of all that can be found on the site, where these games are on show. */
export function searchFile(games: readonly Findable[]): SearchFile {
  const texts = Object.entries(files).map(
    ([path, text]) => [path.replace(/^.*\/content\//, ''), text] as const,
  );
  const written = readWritten(new Map(texts));
  const examples = games.map(({ id }) => [id, written.games.get(id)?.examples ?? []] as const);
  return searchFileOf(written.language, entriesOf(games, written), Object.fromEntries(examples));
}
