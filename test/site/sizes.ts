import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** What the built pages weigh, gzip, against the figures to hold; and what they must not contain. */

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const KB = 1024;

const read = (path: string): string => readFileSync(join(DIST, path), 'utf8');
const weigh = (paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(DIST, path))).length, 0);

function local(from: string, url: string): string {
  return url.startsWith('/') ? url.slice(1) : join(dirname(from), url);
}

/** A script and everything it imports at once; what it loads later on demand is not counted. */
function withImports(script: string, seen = new Set<string>()): Set<string> {
  if (seen.has(script) || !existsSync(join(DIST, script))) return seen;
  seen.add(script);
  const code = read(script);
  for (const [, url = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g)) {
    withImports(local(script, url), seen);
  }
  return seen;
}

function scriptsOf(html: string): Set<string> {
  const urls = [
    ...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g),
    ...html.matchAll(/(?:component-url|renderer-url|before-hydration-url)="([^"]+)"/g),
  ].map(([, url = '']) => url.slice(1));
  return new Set(urls.flatMap((url) => [...withImports(url)]));
}

function stylesOf(html: string): string[] {
  return [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].flatMap(([tag]) =>
    [...tag.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url.slice(1)),
  );
}

interface Row {
  readonly page: string;
  readonly html: number;
  readonly script: number;
}

const pages = readdirSync(DIST, { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.html'));
const problems: string[] = [];
const rows: Row[] = [];

for (const page of pages) {
  const html = read(page);
  const hasWidget = html.includes('<astro-island');
  const row = { page, html: weigh([page, ...stylesOf(html)]), script: weigh(scriptsOf(html)) };
  rows.push(row);
  const say = (what: string): void => {
    problems.push(`${page}: ${what}`);
  };
  // Chapters read without a byte of script; front pages and the way through the lessons say how far one is.
  const isChapter = /\/rules\//.test(page);
  const isTable = hasWidget && !isChapter;
  const bar = isTable ? 60 : hasWidget ? 15 : isChapter ? 0 : 6;
  if (row.script > bar * KB) say(`${(row.script / KB).toFixed(1)} kB of JavaScript, the bar is ${bar} kB`);
  const isWholeBook = /\/rules\/index\.html$/.test(page);
  if (!isWholeBook && row.html > 25 * KB)
    say(`${(row.html / KB).toFixed(1)} kB of HTML and CSS, the bar is 25 kB`);
  if (/<script(?![^>]*\b(?:src=|type="application\/))/.test(html)) say('an inline script');
  if (/\sstyle="/.test(html)) say('a style attribute, which the policy blocks');
  if (!html.includes('http-equiv="Content-Security-Policy"')) say('no Content Security Policy');
  if (/(?:src|href)="(?:https?:)?\/\/(?!www\.w3\.org)/.test(html)) say('something from another site');
  for (const [, url = ''] of html.matchAll(/(?:href|src)="(\/[^"#?]*)/g)) {
    const target = url.endsWith('/') ? `${url}index.html` : url;
    if (!existsSync(join(DIST, target))) say(`a link to ${url}, which isn’t there`);
  }
  for (const [, anchor = ''] of html.matchAll(/href="#([^"]+)"/g)) {
    if (!html.includes(`id="${anchor}"`)) say(`a link to #${anchor}, which isn’t there`);
  }
}

const workers = readdirSync(join(DIST, '_astro')).filter(
  (file) => /worker/i.test(file) && file.endsWith('.js'),
);
for (const worker of workers) {
  const size = weigh(withImports(`_astro/${worker}`));
  rows.push({ page: `${worker} (worker)`, html: 0, script: size });
  if (size > 30 * KB) problems.push(`${worker}: ${(size / KB).toFixed(1)} kB, the bar is 30 kB`);
}
const fonts = readdirSync(join(DIST, '_astro')).filter((file) => file.endsWith('.woff2'));
const fontBytes = fonts.reduce((sum, file) => sum + readFileSync(join(DIST, '_astro', file)).length, 0);
if (fontBytes > 160 * KB) problems.push(`fonts: ${(fontBytes / KB).toFixed(0)} kB, the bar is 160 kB`);

const kb = (bytes: number): string => `${(bytes / KB).toFixed(1)} kB`.padStart(9);
process.stdout.write(`${'page'.padEnd(44)} HTML+CSS    script   (gzip)\n`);
for (const { page, html, script } of rows) {
  process.stdout.write(`${page.padEnd(44)}${kb(html)} ${kb(script)}\n`);
}
process.stdout.write(`fonts${kb(fontBytes)}\n`);
if (problems.length > 0) {
  process.stderr.write(`\n${problems.join('\n')}\n`);
  process.exit(1);
}
