import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Scripts with code in them; data blocks (`type="application/json"`) are no scripts and stay. */
const SCRIPT =
  /<script(?<attributes>(?![^>]*\b(?:src=|type="application\/))[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
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
        const pages = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
        await Promise.all(pages.map((page) => clearFile(join(root, page), root, base)));
      },
    },
  };
}

async function clearFile(page: string, root: string, base: string): Promise<void> {
  const html = await readFile(page, 'utf8');
  const { cleared, files } = clear(html, base);
  if (cleared === html) return;
  await Promise.all([...files].map(([name, code]) => writeFile(join(root, name), code)));
  await writeFile(page, cleared);
}

interface Cleared {
  readonly cleared: string;
  /** What moved out: file name below the root, and what is in it. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * A page with nothing inline. Scripts wait for the page as they would have at its end; styles go up into
 * the head, where nothing has been painted yet that they could shift.
 */
function clear(html: string, base: string): Cleared {
  const files = new Map<string, string>();
  const links = new Set<string>();
  const fileOf = (code: string, ending: string): string => {
    const name = `_astro/inline.${createHash('sha256').update(code).digest('hex').slice(0, 10)}.${ending}`;
    files.set(name, code);
    return base + name;
  };
  const cleared = html
    .replace(SCRIPT, (_all, attributes: string, code: string) => {
      const defer = attributes.includes('module') ? '' : ' defer';
      return `<script${attributes}${defer} src="${fileOf(code, 'js')}"></script>`;
    })
    .replace(STYLE, (_all, code: string) => {
      links.add(`<link rel="stylesheet" href="${fileOf(code, 'css')}">`);
      return '';
    })
    .replace('</head>', () => `${[...links].join('')}</head>`);
  return { cleared, files };
}
