import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const INLINE =
  /<script(?<attributes>(?![^>]*\b(?:src|type="application\/))[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/**
 * After the build, every script that stands in a page moves to a file of its own, named by its content: the
 * pages' Content Security Policy allows no inline script at all.
 */
export function externalScripts(): AstroIntegration {
  let base = '/';
  return {
    name: 'external-scripts',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`;
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        await mkdir(join(root, '_astro'), { recursive: true });
        const files = await readdir(root, { recursive: true });
        await Promise.all(
          files.filter((file) => file.endsWith('.html')).map((file) => moveScripts(root, file, base)),
        );
      },
    },
  };
}

async function moveScripts(root: string, file: string, base: string): Promise<void> {
  const html = await readFile(join(root, file), 'utf8');
  const writes: Promise<void>[] = [];
  const moved = html.replace(INLINE, (_all, attributes: string, code: string) => {
    const name = `_astro/inline.${createHash('sha256').update(code).digest('hex').slice(0, 10)}.js`;
    writes.push(writeFile(join(root, name), code));
    return `<script${attributes} src="${base}${name}"></script>`;
  });
  await Promise.all(writes);
  if (moved !== html) await writeFile(join(root, file), moved);
}
