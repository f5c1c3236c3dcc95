import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entriesOf } from '../search/entries.ts';
import type { Entry } from '../search/entry.ts';
import type { Language } from '../search/terms.ts';
import { readWritten, type Written } from '../search/written.ts';
import { loadRules } from './games.ts';

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url));
/** What is read for the search. */
const READ = /^(search\.yaml|[^/]+\/([^/]+\.mdx|search\.yaml|(cases|lessons)\/[^/]+\.yaml))$/;

/** Everything that can be found, read from its files. */
export function loadWritten(): Written {
  const paths = readdirSync(CONTENT, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'));
  return readWritten(
    new Map(
      paths.flatMap((path) => (READ.test(path) ? [[path, readFileSync(join(CONTENT, path), 'utf8')]] : [])),
    ),
  );
}

/** All that can be found, as plain data: the built library brings it along as such. */
export interface EverythingFound {
  readonly games: readonly string[];
  readonly language: Language;
  readonly entries: readonly Entry[];
}

export async function loadFindable(): Promise<EverythingFound> {
  const [games, written] = [await loadRules(), loadWritten()];
  return {
    games: games.map(({ id }) => id),
    language: written.language,
    entries: entriesOf(games, written),
  };
}
