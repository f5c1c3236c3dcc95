import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { VitePlugin } from './vite-plugin.ts';

const WORKER_PATH = fileURLToPath(new URL('../offline/sw.ts', import.meta.url));
const WORKER_FILE = 'sw.js';
/** Files that no page shows: for robots, link previews, licences and developers. */
const UNLISTED_FILES = /^(sw\.js|robots\.txt|licences\.txt|picture\.png|data\/.*)$/;
/** Files with a content hash in their name. */
const HASHED_FILE = /^_astro\/.*\.[\w-]{8,10}\.\w+$/;

function plugin(): VitePlugin {
  return {
    name: 'offline',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: WORKER_PATH, fileName: WORKER_FILE });
    },
  };
}

/** The address of a file, relative to the site's. */
const addressOf = (file: string): string => (file === 'index.html' ? './' : file.replace(/\/index\.html$/, '/'));

/** An entry of the list: the address, followed by a content hash unless the name has one. */
async function listEntry(root: string, file: string): Promise<string> {
  const url = addressOf(file);
  if (HASHED_FILE.test(file)) return url;
  const hash = createHash('sha256').update(await readFile(join(root, file)));
  // 36 bits distinguish the versions of a file; more would lengthen the list, which every visit fetches.
  return `${url}#${hash.digest('base64url').slice(0, 6)}`;
}

/** All files of a built site in the service worker's format, separated by spaces. */
export async function listOf(root: string): Promise<string> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !UNLISTED_FILES.test(file))
    .sort();
  const unlistableFile = files.find((file) => /[ #]/.test(file));
  if (unlistableFile) throw new Error(`${unlistableFile} can’t be listed: it has a space or a # in its name`);
  return (await Promise.all(files.map((file) => listEntry(root, file)))).join(' ');
}

/**
 * Builds the service worker with the list of all files: after the first visit the site works without a network. Runs
 * last in the build, when no file changes after it.
 */
export function offline(): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin()] } });
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const list = await listOf(root);
        const code = await readFile(join(root, WORKER_FILE), 'utf8');
        const filled = code.replace(/(["'`])__FILES__\1/, () => JSON.stringify(list));
        if (filled === code) throw new Error(`${WORKER_FILE} has no place for the list of files`);
        // Registered as a classic script: some browsers don't support modules in service workers.
        if (/^\s*(import|export)\b/m.test(filled)) throw new Error(`${WORKER_FILE} imports or exports something`);
        await writeFile(join(root, WORKER_FILE), filled);
      },
    },
  };
}
