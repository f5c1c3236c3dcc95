import { posix } from 'node:path';

/** Scripts that a page runs by itself, and the islands it wakes by itself. */
const RUN = /<script type="module" src="([^"]+)"/g;
const WOKEN = /<astro-island[^>]*\sclient="load"[^>]*>/g;
const OF_AN_ISLAND = /(?:component|renderer)-url="([^"]+)"/g;
/** What a script imports at once. */
const IMPORTED = /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g;

const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** A script and all it imports, each once, those first that are nearest to it. */
export function withImports(
  files: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const found = new Set(files);
  // A set is walked in the order in which it grows.
  for (const file of found) for (const next of imports.get(file) ?? []) found.add(next);
  return [...found];
}

/**
 * A page that says at once all the scripts it is going to need, where each would only be heard of when the one before
 * it is there. Its text and its styles go first.
 */
export function addPreloads(
  html: string,
  base: string,
  imports: ReadonlyMap<string, readonly string[]>,
): string {
  const run = all(html, RUN);
  const woken = (html.match(WOKEN) ?? []).flatMap((island) => all(island, OF_AN_ISLAND));
  const files = [...run, ...woken].map((href) => href.slice(base.length));
  const links = withImports(files, imports)
    .filter((file) => !run.includes(base + file))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" href="${base}${file}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

/** What each built script imports at once, by its file. */
export function importsOf(scripts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...scripts].map(([file, code]) => {
      const near = all(code, IMPORTED).map((other) => posix.join(posix.dirname(file), other));
      return [file, near] as const;
    }),
  );
}
