import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { listOf } from '../../src/build/offline.ts';
import { listen } from '../../src/cli/listen.ts';
import { createSiteHandler } from '../../src/cli/site.ts';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/** A site that can be replaced by its next edition, with a server that can be switched off. */
export interface DeployedSite {
  readonly url: string;
  /** Deploys the next edition: the same site with more text on its pages and new names for its scripts. */
  next(text: string): Promise<void>;
  /** Switches the network off. */
  off(): void;
  /** Switches the network on. */
  on(): Promise<void>;
  end(): void;
}

const HASHED_SCRIPT = /\b([\w.-]+\.[\w-]{6,8})[\w-]{2}\.js\b/g;

/** Changes the text of every page and the name of every script. */
async function writeEdition(root: string, number: number, addedText: string): Promise<void> {
  const scripts = new Set(readdirSync(join(root, '_astro')));
  const renamed = (text: string): string =>
    text.replace(HASHED_SCRIPT, (name, stem: string) => (scripts.has(name) ? `${stem}-${number}.js` : name));
  for (const file of readdirSync(root, { recursive: true }).map(String)) {
    if (!/\.(html|js)$/.test(file) || file === 'sw.js') continue;
    const text = readFileSync(join(root, file), 'utf8');
    writeFileSync(join(root, file), renamed(text).replace('</footer>', `<p>${addedText}</p></footer>`));
  }
  for (const name of scripts) renameSync(join(root, '_astro', name), join(root, '_astro', renamed(name)));
  const code = readFileSync(join(root, 'sw.js'), 'utf8');
  const list = await listOf(root);
  const filled = code.replace(await listOf(DIST), () => list);
  if (filled === code) throw new Error('sw.js doesn’t list the files of this site');
  writeFileSync(join(root, 'sw.js'), filled);
}

/** Serves the built site on a free port. */
export async function deploy(): Promise<DeployedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'fair-deal-edition-'));
  let answer = createSiteHandler(DIST);
  let number = 1;
  let server = createServer((request, response) => answer(request, response));
  const port = await listen(server, 'localhost', 20_000 + (process.pid % 20_000));
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return {
    url: `http://localhost:${port}`,
    async next(text) {
      const root = join(folder, `${++number}/`);
      cpSync(DIST, root, { recursive: true });
      await writeEdition(root, number, text);
      answer = createSiteHandler(root);
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

/** Waits until the service worker has fetched everything and controls the page. */
export const waitForOffline = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
