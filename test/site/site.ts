import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Address of every built page. */
export const PAGES: readonly string[] = readdirSync(DIST, { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.html'))
  .map((path) => `/${path.replace(/index\.html$/, '')}`)
  .sort();

/** A page on which every error and every blocked request fails the test. */
export const test = base.extend<{ readonly quiet: undefined }>({
  quiet: [
    async ({ page, baseURL }, use) => {
      const wrong: string[] = [];
      page.on('pageerror', (error) => wrong.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('404')) wrong.push(message.text());
      });
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url)) wrong.push(`asked for ${url}`);
      });
      await use(undefined);
      expect(wrong).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
