import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { CHUNK_GROUPS } from './chunk-groups.ts';
import type { VitePlugin } from './vite-plugin.ts';

/** A worker as it is started: `new Worker(new URL('./desk-worker.ts', import.meta.url), …)`. */
const STARTED = /new URL\(\s*'([^']*worker\.ts)',\s*import\.meta\.url\s*\)/;

/** What Vite puts around each import on demand; it reaches for the page, which a worker doesn't have. */
const HELPER = '\0vite/preload-helper.js';
const LATER = fileURLToPath(new URL('./load-later.ts', import.meta.url));

function plugin(): VitePlugin {
  return {
    name: 'shared-worker-chunks',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    // What an island shares with its own later parts alone stays in it, in place of many small files.
    options: (given) => ({ ...given, preserveEntrySignatures: 'allow-extension' }),
    load: (id) =>
      id === HELPER ? `export { loadLater as __vitePreload } from ${JSON.stringify(LATER)};` : null,
    async transform(code, importer) {
      const [whole, file] = STARTED.exec(code) ?? [];
      if (!whole || !file) return null;
      const worker = await this.resolve(file, importer);
      if (!worker) return this.error(`no worker ${file}`);
      const name = worker.id.split('/').slice(-2).join('-').replace(/\.ts$/, '');
      // Nobody imports a worker: to load it is to run it.
      const chunk = this.emitFile({ type: 'chunk', id: worker.id, name, preserveSignature: 'strict' });
      return code.replace(whole, `new URL(import.meta.ROLLUP_FILE_URL_${chunk}, import.meta.url)`);
    },
  };
}

/**
 * What goes into one file. A worker is one more entry of the page's own chunks: what both load is fetched once and
 * found in the browser's cache by the other. Vite alone would bundle the worker apart, with copies of all it imports
 * (2.6 kB more at the desk, 0.5 kB on every page, and a worker of its own for each game).
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
