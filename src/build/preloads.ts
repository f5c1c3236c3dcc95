import { posix } from 'node:path';

/** Module scripts of a page, and the islands hydrated at load. */
const PAGE_SCRIPT = /<script type="module" src="([^"]+)"/g;
const LOADED_ISLAND = /<astro-island[^>]*\sclient="load"[^>]*>/g;
const OF_AN_ISLAND = /(?:component|renderer)-url="([^"]+)"/g;
/** Static imports of a script. */
const IMPORTED = /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g;

const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Files with all their transitive imports, nearest first. */
export function collectImports(
  files: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const found = new Set(files);
  // A set is iterated in insertion order, including elements added meanwhile.
  for (const file of found) for (const next of imports.get(file) ?? []) found.add(next);
  return [...found];
}

/**
 * Adds preloads of all scripts a page runs, which browsers would otherwise discover one after the other; with low
 * priority, after text and styles.
 */
export function addPreloads(html: string, base: string, imports: ReadonlyMap<string, readonly string[]>): string {
  const run = all(html, PAGE_SCRIPT);
  const woken = (html.match(LOADED_ISLAND) ?? []).flatMap((island) => all(island, OF_AN_ISLAND));
  const files = [...run, ...woken].map((href) => href.slice(base.length));
  const links = collectImports(files, imports)
    .filter((file) => !run.includes(base + file))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" href="${base}${file}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

/** Static imports of each built script, by file. */
export function importsOf(scripts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...scripts].map(([file, code]) => {
      const near = all(code, IMPORTED).map((other) => posix.join(posix.dirname(file), other));
      return [file, near] as const;
    }),
  );
}
