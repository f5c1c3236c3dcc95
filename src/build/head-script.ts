import { fileURLToPath } from 'node:url';
import type { VitePlugin } from './vite-plugin.ts';

const SCRIPT = fileURLToPath(new URL('../layouts/head/head.ts', import.meta.url));
/** As pages name it before its hash is known. */
export const HEAD_SCRIPT = '_astro/head.js';

/**
 * Makes the script of every page’s head an entry of its own. As a script of a page, Astro would link in all pages the
 * styles of whatever it may ever load: of the search, and all the search is made of.
 * @param found hears the name of the built file
 */
export function headScript(found: (file: string) => void): VitePlugin {
  let head = '';
  return {
    name: 'head-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      head = this.emitFile({ type: 'chunk', id: SCRIPT, name: 'head' });
    },
    generateBundle() {
      found(this.getFileName(head));
    },
  };
}
