import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { listOf } from '../../src/build/offline.ts';
import { listen } from '../../src/cli/listen.ts';
import { siteAt } from '../../src/cli/site.ts';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/** A site that can be replaced by its next edition, and whose server can be switched off. */
export interface Deployed {
  readonly url: string;
  /** The same site, whose pages say something more, and whose scripts have other names. */
  next(says: string): Promise<void>;
  /** From now on there is no network. */
  off(): void;
  /** From now on there is one again. */
  on(): Promise<void>;
  end(): void;
}

/** Scripts by which a page opens the search: they are sent for late. */
const LATE = /^(head|open|sheet)\.([\w-]{8})\.js$/;

/** Every page says something more, and what it sends for late is called otherwise, as after any change to it. */
async function editionOf(root: string, says: string): Promise<void> {
  const names = readdirSync(join(root, '_astro')).filter((file) => LATE.test(file));
  const renamed = (text: string): string =>
    names.reduce((all, name) => all.replaceAll(name, name.replace(LATE, '$1.edition2.js')), text);
  for (const name of names) renameSync(join(root, '_astro', name), join(root, '_astro', renamed(name)));
  for (const file of readdirSync(root, { recursive: true }).map(String)) {
    if (!/\.(html|js)$/.test(file) || file === 'sw.js') continue;
    const text = readFileSync(join(root, file), 'utf8');
    writeFileSync(join(root, file), renamed(text).replace('</footer>', `<p>${says}</p></footer>`));
  }
  const code = readFileSync(join(root, 'sw.js'), 'utf8');
  const list = await listOf(root);
  const filled = code.replace(await listOf(DIST), () => list);
  if (filled === code) throw new Error('sw.js doesn’t list the files of this site');
  writeFileSync(join(root, 'sw.js'), filled);
}

/** Serves the built site on a port of its own. */
export async function deploy(): Promise<Deployed> {
  const folder = mkdtempSync(join(tmpdir(), 'fair-deal-edition-'));
  let answer = siteAt(DIST);
  let server = createServer((request, response) => answer(request, response));
  const port = await listen(server, 'localhost', 20_000 + (process.pid % 20_000));
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return {
    url: `http://localhost:${port}`,
    async next(says) {
      const root = join(folder, 'next/');
      cpSync(DIST, root, { recursive: true });
      await editionOf(root, says);
      answer = siteAt(root);
    },
    off() {
      close();
    },
    async on() {
      server = createServer((request, response) => answer(request, response));
      await listen(server, 'localhost', port);
    },
    end() {
      close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Everything has been fetched, and the page is served by what fetched it. */
export const kept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true });
    });
  });
