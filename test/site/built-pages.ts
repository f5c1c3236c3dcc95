import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Address of every built page. */
export function builtPages(): readonly string[] {
  return readdirSync(DIST, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.html'))
    .map((path) => `/${path.replace(/index\.html$/, '')}`)
    .sort();
}

/** The file sent for an address. */
export function textOf(page: string): string {
  return readFileSync(`${DIST}${page.endsWith('/') ? `${page}index.html` : page}`, 'utf8');
}
