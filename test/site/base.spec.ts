/**
 * Builds the site below a base path and browses it: no request leaves that path. Runs in the deep check only.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { listen } from '../../src/cli/listen.ts';
import { createSiteHandler } from '../../src/cli/site.ts';
import { waitForOffline } from './edition.ts';
import { oneOfEachKind } from './page-kinds.ts';
import { PAGES } from './site.ts';

const BASE_PATH = '/fair/deal';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
let folder = '';
const foreignUrls: string[] = [];
let server: Server;
let home = '';
/** Whether the server drops every request. */
let isOff = false;

const test = base.extend({});
test.describe.configure({ mode: 'serial' });
test.skip(process.env['DEPTH'] !== 'deep', 'It builds the site once more.');

test.beforeAll(async () => {
  if (process.env['DEPTH'] !== 'deep') return;
  folder = mkdtempSync(join(tmpdir(), 'fair-deal-base-'));
  const dist = join(folder, 'dist/');
  const env = { ...process.env, BASE_PATH: BASE_PATH };
  const { status, stderr } = spawnSync('npx', ['astro', 'build', '--outDir', dist], { cwd: ROOT, env });
  expect(status, String(stderr)).toBe(0);
  const site = createSiteHandler(dist);
  server = createServer((request, response) => {
    if (isOff) return response.destroy();
    const url = request.url ?? '/';
    if (url.startsWith(`${BASE_PATH}/`))
      return site(Object.assign(request, { url: url.slice(BASE_PATH.length) }), response);
    foreignUrls.push(url);
    response.writeHead(404).end();
  });
  home = `http://localhost:${await listen(server, 'localhost', 21_000 + (process.pid % 20_000))}${BASE_PATH}`;
});

test.afterAll(() => {
  server?.closeAllConnections();
  server?.close();
  if (folder) rmSync(folder, { recursive: true });
});

test('no page asks for a file outside the base path, or for a missing one', async ({ browser }) => {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const problems: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400 && !page.url().includes('404'))
      problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${home}/`) && !/^(data|blob):/.test(request.url())) problems.push(request.url());
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('worker', (worker) => {
    if (!worker.url().startsWith(`${home}/_astro/`)) problems.push(`worker ${worker.url()}`);
  });
  for (const path of oneOfEachKind(PAGES, false)) {
    await page.goto(home + path, { waitUntil: 'networkidle' });
    const linkTargets = await page
      .locator('a[href], link[href], script[src], img[src]')
      .evaluateAll((elements) => elements.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? ''));
    const outsideLinks = linkTargets.filter((to) => to.startsWith('/') && !to.startsWith('/fair/deal/'));
    expect(outsideLinks, path).toEqual([]);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(picture, path).toMatch(/^\/fair\/deal\/.*shared\.png$/);
    expect((await page.request.get(new URL(picture ?? '', home).href)).status(), path).toBe(200);
  }
  expect(problems).toEqual([]);
  expect(foreignUrls).toEqual([]);
  await page.close();
});

test('after one visit search, deals and every kind of page work without a network', async ({ browser }) => {
  const page = await browser.newPage({ serviceWorkers: 'allow' });
  await page.goto(`${home}/about/`);
  await waitForOffline(page);
  isOff = true;
  for (const path of oneOfEachKind(PAGES, false)) {
    await page.goto(home + path);
    await expect(page.locator('h1').first(), path).toBeAttached();
  }
  await page.goto(`${home}/search/?q=joker`);
  const answerLink = page.locator('.answer-link').first();
  await expect(answerLink).toHaveAttribute('href', new RegExp(`^${BASE_PATH}/`));
  await answerLink.click();
  await expect(page).toHaveURL(new RegExp(`${BASE_PATH}/[^/]+/rules/`));
  await page.goto(home + PAGES.find((path) => path.endsWith('/play/')));
  await page.getByRole('button', { name: 'Deal' }).click();
  await expect(page.locator('.zone-hand button').first()).toBeVisible();
  await page.close();
});
