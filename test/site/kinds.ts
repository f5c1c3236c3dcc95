import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** What comes to life on a built page: the names of its islands. */
function islandsOf(page: string): string {
  const html = readFileSync(`${DIST}${page.endsWith('/') ? `${page}index.html` : page}`, 'utf8');
  const found = [...html.matchAll(/component-url="[^"]*\/([^"./]+)\.[^"]*"/g)].map(([, name = '']) => name);
  return [...new Set(found)].sort().join();
}

/** What a page is of: which game, which part of it, whether it is one of several there, and what comes to life on it. */
function kindOf(page: string): string {
  const [, game = '', part = '', one] = page.split('/');
  return [game, part, one ? 'one' : '', islandsOf(page)].join('/');
}

/** Of every game a page of every kind, the first of those alike. */
export function oneOfEachKind(pages: readonly string[]): readonly string[] {
  const kinds = new Map<string, string>();
  for (const page of pages.toSorted()) {
    const kind = kindOf(page);
    if (!kinds.has(kind)) kinds.set(kind, page);
  }
  return [...kinds.values()];
}
