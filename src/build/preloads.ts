import { posix } from 'node:path';

/** A module script of a page. */
const PAGE_SCRIPT = /<script type="module" src="([^"]+)"/g;
/** An island that is hydrated when the page loads. */
const LOADED_ISLAND = /<astro-island[^>]*\sclient="load"[^>]*>/g;
/** A script of an island. */
const OF_AN_ISLAND = /(?:component|renderer)-url="([^"]+)"/g;
/** Static imports of a script. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g;

const captureAll = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, captured = '']) => captured);

/** Files with all their transitive imports, nearest first. */
export function collectImports(
  files: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const collected = new Set(files);
  // A set is iterated in insertion order, including elements added meanwhile.
  for (const file of collected) for (const imported of imports.get(file) ?? []) collected.add(imported);
  return [...collected];
}

/**
 * Adds preloads of all scripts a page runs, which browsers would otherwise discover one after the other; with low
 * priority, after text and styles.
 */
export function addPreloads(html: string, base: string, imports: ReadonlyMap<string, readonly string[]>): string {
  const pageScripts = captureAll(html, PAGE_SCRIPT);
  const islandScripts = (html.match(LOADED_ISLAND) ?? []).flatMap((island) => captureAll(island, OF_AN_ISLAND));
  const files = [...pageScripts, ...islandScripts].map((href) => href.slice(base.length));
  const links = collectImports(files, imports)
    .filter((file) => !pageScripts.includes(base + file))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" href="${base}${file}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

/** Static imports of each built script, by file. */
export function importsOf(scripts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...scripts].map(([file, code]) => {
      const importedFiles = captureAll(code, STATIC_IMPORT).map((importPath) =>
        posix.join(posix.dirname(file), importPath),
      );
      return [file, importedFiles] as const;
    }),
  );
}
