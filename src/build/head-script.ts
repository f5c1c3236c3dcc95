import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';

const SCRIPT = fileURLToPath(new URL('../layouts/head/head.ts', import.meta.url));
/** As pages name it before its hash is known. */
const NAMED = '_astro/head.js';

type Plugin = NonNullable<NonNullable<ViteUserConfig['plugins']>[number]>;

function plugin(found: (file: string) => void): Plugin {
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

/**
 * The script of every page’s head is an entry of its own. As a script of a page, Astro would link in all pages the
 * styles of whatever it may ever load: of the search, and all the search is made of.
 */
export function headScript(): AstroIntegration {
  let hashed = '';
  return {
    name: 'head-script',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const found = (file: string): void => {
          hashed = file;
        };
        updateConfig({ vite: { plugins: [plugin(found)] } });
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const pages = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
        await Promise.all(
          pages.map(async (page) => {
            const html = await readFile(join(root, page), 'utf8');
            await writeFile(join(root, page), html.replace(NAMED, hashed));
          }),
        );
      },
    },
  };
}
