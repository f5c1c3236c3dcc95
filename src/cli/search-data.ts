import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSearchContent, type SearchContent } from '../search/content.ts';
import { createEntries } from '../search/entries.ts';
import type { SearchEntry } from '../search/entry.ts';
import type { SearchLanguage } from '../search/vocabulary.ts';
import { loadRules } from './games.ts';

const CONTENT_FOLDER = fileURLToPath(new URL('../../content', import.meta.url));
/** Files of `content` that the search reads. */
const SEARCHED_FILES = /^(search\.yaml|[^/]+\/([^/]+\.mdx|search\.yaml|(cases|lessons)\/[^/]+\.yaml))$/;

/** Reads the content of the search from its files. */
export function loadSearchContent(): SearchContent {
  const paths = readdirSync(CONTENT_FOLDER, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'));
  return readSearchContent(
    new Map(
      paths.flatMap((path) =>
        SEARCHED_FILES.test(path) ? [[path, readFileSync(join(CONTENT_FOLDER, path), 'utf8')]] : [],
      ),
    ),
  );
}

/** All searchable entries as plain data. The built library includes them in this form. */
export interface SearchData {
  readonly games: readonly string[];
  readonly language: SearchLanguage;
  readonly entries: readonly SearchEntry[];
}

export async function loadSearchData(): Promise<SearchData> {
  const [games, content] = [await loadRules(), loadSearchContent()];
  return {
    games: games.map(({ id }) => id),
    language: content.language,
    entries: createEntries(games, content),
  };
}
