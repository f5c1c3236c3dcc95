import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWritten, type Written } from '../search/written.ts';

const CONTENT = fileURLToPath(new URL('../../content/', import.meta.url));
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
