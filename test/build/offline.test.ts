import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listOf } from '../../src/build/offline.ts';

const root = mkdtempSync(join(tmpdir(), 'fair-deal-built-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const listed = async () =>
  new Map(
    (await listOf(root)).split(' ').map((one) => {
      const [url = '', revision] = one.split('#');
      return [url, revision];
    }),
  );

test('the files of a site are listed by their addresses, below any folder it is served from', async () => {
  for (const file of ['index.html', 'a/index.html', 'a/b/index.html', '404.html', 'a/laws.json', 'sw.js'])
    write(file, file);
  for (const file of ['robots.txt', '_astro/head.CYyMTSxg.js', '_astro/inline.beff48a0aa.css']) write(file, file);
  const files = await listed();
  expect([...files.keys()].toSorted()).toEqual([
    ...['./', '404.html', '_astro/head.CYyMTSxg.js', '_astro/inline.beff48a0aa.css', 'a/', 'a/b/', 'a/laws.json'],
  ]);
  // A file with a hash in its name needs no revision.
  expect(files.get('_astro/head.CYyMTSxg.js')).toBeUndefined();
});

test('only changed files are different files in the next edition', async () => {
  const hashesBefore = await listed();
  write('a/index.html', 'The second edition.');
  const hashesAfter = await listed();
  expect([...hashesAfter].filter(([url, revision]) => hashesBefore.get(url) !== revision).map(([url]) => url)).toEqual([
    'a/',
  ]);
});
