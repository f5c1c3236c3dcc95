import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

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
export function preloaded(
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

/** Every page says at once which scripts it is going to need. */
export function preloads(): AstroIntegration {
  let base = '/';
  return {
    name: 'preloads',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`;
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = (await readdir(root, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
        const scripts = files.filter((file) => /_astro\/.*\.js$/.test(file));
        const imports = new Map(
          await Promise.all(
            scripts.map(async (file) => {
              const code = await readFile(join(root, file), 'utf8');
              const near = all(code, IMPORTED).map((other) => posix.join(posix.dirname(file), other));
              return [file, near] as const;
            }),
          ),
        );
        await Promise.all(
          files
            .filter((file) => file.endsWith('.html'))
            .map(async (page) => {
              const html = await readFile(join(root, page), 'utf8');
              await writeFile(join(root, page), preloaded(html, base, imports));
            }),
        );
      },
    },
  };
}
