import { fileURLToPath } from 'node:url';
import type { VitePlugin } from './vite-plugin.ts';

const SCRIPT_PATH = fileURLToPath(new URL('../layouts/head/head.ts', import.meta.url));
/** Placeholder in the pages until the hash of the file name is known. */
export const HEAD_SCRIPT = '_astro/head.js';

/**
 * Makes the script of every page’s head an entry of the bundle. As a script of a page, Astro would link the styles of
 * all its dynamic imports in every page, such as those of the search.
 * @param onFileName receives the name of the built file
 */
export function headScript(onFileName: (file: string) => void): VitePlugin {
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
