import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Styles of what comes on demand: whoever sends for it sends for them, so that no page need wait for them. */
const LATER = /<link rel="stylesheet" href="[^"]*\/_astro\/live\.[^"]*\.css">/g;

/** Astro links every style that some script of a page may ever want; those of what may never come are taken out. */
export function laterStyles(): AstroIntegration {
  return {
    name: 'later-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const pages = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
        await Promise.all(
          pages.map(async (page) => {
            const html = await readFile(join(root, page), 'utf8');
            const light = html.replace(LATER, '');
            if (light !== html) await writeFile(join(root, page), light);
          }),
        );
      },
    },
  };
}
