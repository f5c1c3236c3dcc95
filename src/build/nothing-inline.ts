import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const SCRIPT =
  /<script(?<attributes>(?![^>]*\b(?:src|type="application\/))[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>(?<code>[\s\S]*?)<\/style>/g;

/**
 * After the build, every script and style that stands in a page moves to a file of its own, named by its
 * content: the pages' Content Security Policy allows nothing inline at all.
 */
export function nothingInline(): AstroIntegration {
  let base = '/';
  return {
    name: 'nothing-inline',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`;
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        await mkdir(join(root, '_astro'), { recursive: true });
        const files = await readdir(root, { recursive: true });
        await Promise.all(files.filter((file) => file.endsWith('.html')).map((file) => clear(root, file, base)));
      },
    },
  };
}

async function clear(root: string, file: string, base: string): Promise<void> {
  const html = await readFile(join(root, file), 'utf8');
  const writes: Promise<void>[] = [];
  const fileOf = (code: string, ending: string): string => {
    const name = `_astro/inline.${createHash('sha256').update(code).digest('hex').slice(0, 10)}.${ending}`;
    writes.push(writeFile(join(root, name), code));
    return base + name;
  };
  const cleared = html
    .replace(
      SCRIPT,
      (_all, attributes: string, code: string) => `<script${attributes} src="${fileOf(code, 'js')}"></script>`,
    )
    .replace(STYLE, (_all, code: string) => `<link rel="stylesheet" href="${fileOf(code, 'css')}">`);
  await Promise.all(writes);
  if (cleared !== html) await writeFile(join(root, file), cleared);
}
