import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { namesByHash, removeLaterStyles, unifyStyleNames } from './later-styles.ts';
import { moveInline } from './move-inline.ts';
import { addPreloads, importsOf } from './preloads.ts';
import { bundleSheets, linksIn, STYLE_FILE } from './sheets.ts';
import type { VitePlugin } from './vite-plugin.ts';

const SCRIPT_PATH = fileURLToPath(new URL('../layouts/head/head.ts', import.meta.url));
/** Placeholder in the pages until the hash of the file name is known. */
const HEAD_SCRIPT = '_astro/head.js';

/**
 * Makes the script of every page's head an entry of the bundle. As a script of a page, Astro would link the styles of
 * all its dynamic imports in every page, such as those of the search.
 * @param onFileName receives the name of the built file
 */
function headScript(onFileName: (file: string) => void): VitePlugin {
  let head = '';
  return {
    name: 'head-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      head = this.emitFile({ type: 'chunk', id: SCRIPT_PATH, name: 'head' });
    },
    generateBundle() {
      onFileName(this.getFileName(head));
    },
  };
}

type FileTexts = Map<string, string>;

async function readAll(root: string, files: readonly string[]): Promise<FileTexts> {
  const texts = files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

async function writeAll(root: string, texts: Iterable<readonly [string, string]>): Promise<void> {
  await Promise.all([...texts].map(([file, text]) => writeFile(join(root, file), text)));
}

/** Moves inline code of all pages into files. @returns the new files */
function moveAllInline(pages: FileTexts, base: string): FileTexts {
  const movedFiles: FileTexts = new Map();
  for (const [page, html] of pages) {
    const { html: cleared, files } = moveInline(html, base);
    pages.set(page, cleared);
    for (const [name, code] of files) movedFiles.set(name, code);
  }
  return movedFiles;
}

/** Replaces the styles of each page by two sheets. @returns the sheets, and the styles that are no longer used */
function putIntoSheets(
  pages: FileTexts,
  scripts: FileTexts,
  styles: FileTexts,
  base: string,
): [FileTexts, readonly string[]] {
  const lazyStyles = new Set([...scripts.values()].flatMap((code) => code.match(STYLE_FILE) ?? []));
  const byAddress = new Map([...styles].map(([file, text]) => [base + file, text] as const));
  const bundled = bundleSheets([...pages.values()], { base, styles: byAddress, lazyStyles });
  for (const [i, page] of [...pages.keys()].entries()) pages.set(page, bundled.pages[i] ?? '');
  return [new Map(bundled.sheets), [...styles.keys()].filter((file) => !lazyStyles.has(file))];
}

/**
 * Finishes the built pages: nothing inline (the policy forbids it), no styles that may never be needed, two sheets a
 * page (saves 5.8 kB on a page of play), and preloads of all scripts, which browsers would otherwise discover one after
 * the other.
 */
async function finishPages(root: string, base: string, head: string): Promise<void> {
  const files = (await readdir(root, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  const pages = await readAll(
    root,
    files.filter((file) => file.endsWith('.html')),
  );
  const scripts = await readAll(
    root,
    files.filter((file) => /_astro\/.*\.js$/.test(file)),
  );
  const movedFiles = moveAllInline(pages, base);
  const names = namesByHash(files);
  for (const [file, code] of scripts) scripts.set(file, unifyStyleNames(code, names));
  for (const [page, html] of pages) {
    pages.set(page, removeLaterStyles(page, unifyStyleNames(html, names)).replace(HEAD_SCRIPT, head));
  }
  await mkdir(join(root, '_astro'), { recursive: true });
  await writeAll(root, movedFiles);
  const linkedFiles = [...new Set([...pages.values()].flatMap(linksIn))].map((href) => href.slice(base.length));
  const [sheets, unused] = putIntoSheets(pages, scripts, await readAll(root, linkedFiles), base);
  const imports = importsOf(scripts);
  for (const [page, html] of pages) pages.set(page, addPreloads(html, base, imports));
  await writeAll(root, [...pages, ...scripts, ...sheets]);
  await Promise.all(unused.map((file) => rm(join(root, file))));
}

/** Post-processes all built pages. */
export function pages(): AstroIntegration {
  let [base, head] = ['/', ''];
  return {
    name: 'pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const plugin = headScript((file) => {
          head = file;
        });
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`;
      },
      'astro:build:done': ({ dir }) => finishPages(fileURLToPath(dir), base, head),
    },
  };
}
