import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { CHUNK_GROUPS } from './chunk-groups.ts';
import type { VitePlugin } from './vite-plugin.ts';

/** A worker at its start: `new Worker(new URL('./desk-worker.ts', import.meta.url), …)`. */
const WORKER_START = /new URL\(\s*'([^']*worker\.ts)',\s*import\.meta\.url\s*\)/;

/** Module id of Vite's wrapper of dynamic imports; it uses the document, which workers lack. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const LOAD_LATER_PATH = fileURLToPath(new URL('./load-later.ts', import.meta.url));

function plugin(): VitePlugin {
  return {
    name: 'shared-worker-chunks',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    // Modules shared only by an island and its dynamic imports stay in the island, instead of many small chunks.
    options: (inputOptions) => ({ ...inputOptions, preserveEntrySignatures: 'allow-extension' }),
    load: (id) =>
      id === PRELOAD_HELPER ? `export { loadLater as __vitePreload } from ${JSON.stringify(LOAD_LATER_PATH)};` : null,
    async transform(code, importer) {
      const [statement, file] = WORKER_START.exec(code) ?? [];
      if (!statement || !file) return null;
      const worker = await this.resolve(file, importer);
      if (!worker) return this.error(`no worker ${file}`);
      const name = worker.id.split('/').slice(-2).join('-').replace(/\.ts$/, '');
      // `strict`: no other code imports a worker.
      const chunk = this.emitFile({ type: 'chunk', id: worker.id, name, preserveSignature: 'strict' });
      return code.replace(statement, `new URL(import.meta.ROLLUP_FILE_URL_${chunk}, import.meta.url)`);
    },
  };
}

/**
 * Groups modules into chunks. A worker is one more entry of the page's own chunks, so that modules both load are
 * fetched once and then found in the browser's cache. Vite alone bundles workers separately, with copies of all imports
 * (2.6 kB more at the desk, 0.5 kB on every page, and a worker for each game).
 */
export function chunks(): AstroIntegration {
  const output = { codeSplitting: { groups: CHUNK_GROUPS } };
  return {
    name: 'chunks',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin()], build: { rolldownOptions: { output } } } });
      },
    },
  };
}
