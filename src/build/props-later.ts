import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** A widget that waits for a touch, and what it is made from. */
const WAITING = /(<astro-island(?=[^>]*\sclient="touch")[^>]*?)\sprops="([^"]*)"/g;
const LETTERS: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#39': "'" };

const plain = (attribute: string): string =>
  attribute.replace(/&(quot|amp|lt|gt|#39);/g, (whole, name: string) => LETTERS[name] ?? whole);

/**
 * After the build, what a widget is made from that waits for a touch moves to a file of its own: all of it is drawn
 * on the page already, and most tables of a chapter are only read. `client:touch` fetches it.
 */
export function propsLater(): AstroIntegration {
  let base = '/';
  async function move(page: string, root: string): Promise<void> {
    const html = await readFile(page, 'utf8');
    const files = new Map<string, string>();
    const light = html.replace(WAITING, (_all, island: string, props: string) => {
      const text = plain(props);
      const name = `_astro/props.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`;
      files.set(name, text);
      return `${island} data-props="${base}${name}"`;
    });
    if (files.size === 0) return;
    await Promise.all([...files].map(([name, text]) => writeFile(join(root, name), text)));
    await writeFile(page, light);
  }
  return {
    name: 'props-later',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`;
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const pages = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
        await Promise.all(pages.map((page) => move(join(root, page), root)));
      },
    },
  };
}
