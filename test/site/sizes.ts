import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** Weights of the built pages, gzip, with their limits; and content they must not have. */

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const KB = 1024;
/** HTML and CSS of a page, kB. */
const READING_BAR = 25;
/** Script of a page with a table and its game, kB: at the desk, in play, on the score pad, in lessons, elsewhere. */
const TABLE_BARS: readonly (readonly [RegExp, number])[] = [
  // The desk draws its table from the first frame.
  [/\/referee\//, 64],
  [/\/play\//, 45],
  [/\/score\//, 56],
  [/\/learn\//, 63],
  // Script of the daily page, kB; it has every kind of question about all five games.
  [/(?:)/, 76],
];
/** The same without the game's own part, so that no game pays for a page that grows. */
const PAGE_BAR = 53.5;
/** Script that handles a touch and loads the rest, kB. */
const TOUCH_BAR = 3;
/** Script in the head of every page, for the search and the service worker, kB. */
const HEAD_BAR = 0.9;
/** Script for the house rules of the user's own table, kB. */
const OUR_TABLE_BAR = 4.5;
/** Script of the search page, kB. */
const SEARCH_BAR = 14;
/** Script of its worker, kB; the index comes in addition. */
const SEARCH_WORKER_BAR = 10;
/** The index of the search, kB. */
const INDEX_BAR = 90;
/** The service worker with its list of files, kB. */
const OFFLINE_BAR = 12.25;
/** Script of a worker with its game, kB. */
const WORKER_ALL_BAR = 30;
/** Script that a worker loads and its page doesn't, kB: bots and search in one file, and the judge. Nothing is loaded twice. */
const WORKER_BAR = 6;
const problems: string[] = [];

const readFile = (path: string): string => readFileSync(join(DIST, path), 'utf8');
const measureGzip = (paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(DIST, path))).length, 0);

function resolveLocal(from: string, url: string): string {
  return url.startsWith('/') ? url.slice(1) : join(dirname(from), url);
}

/** A script and its static imports, without what it loads later. */
function withImports(script: string, visited = new Set<string>()): Set<string> {
  if (visited.has(script) || !existsSync(join(DIST, script))) return visited;
  visited.add(script);
  const code = readFile(script);
  for (const [, url = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g)) {
    withImports(resolveLocal(script, url), visited);
  }
  return visited;
}

/** A widget that is loaded on a touch. */
const TOUCH_ISLAND = /<astro-island[^>]*\sclient="touch"[^>]*>/g;

/** Scripts that a page loads by itself, without those that wait for a touch. */
function scriptsOf(html: string): Set<string> {
  const urls = [
    ...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g),
    ...html.replace(TOUCH_ISLAND, '').matchAll(/(?:component-url|renderer-url|before-hydration-url)="([^"]+)"/g),
  ].map(([, url = '']) => url.slice(1));
  return new Set(urls.flatMap((url) => [...withImports(url)]));
}

const chunks = readdirSync(join(DIST, '_astro')).filter((file) => file.endsWith('.js'));

for (const file of chunks) {
  if (/\bnotes:\{(?!\})|\bbecause:[`'"]/.test(readFile(`_astro/${file}`)))
    problems.push(`${file}: notes of the book, which no table needs`);
}

// If the build merges style sheets, it can drop styles that no page links.
const SOURCE_FOLDER = fileURLToPath(new URL('../../src/', import.meta.url));
const allStyles = readdirSync(join(DIST, '_astro'))
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFile(`_astro/${file}`))
  .join('\n');
for (const file of readdirSync(SOURCE_FOLDER, { recursive: true }).map(String)) {
  if (!file.endsWith('.css')) continue;
  const [, firstClass] = /^\.([a-z][\w-]+)/m.exec(readFileSync(join(SOURCE_FOLDER, file), 'utf8')) ?? [];
  if (firstClass && !allStyles.includes(`.${firstClass}`))
    problems.push(`${file}: no page and no script has this style`);
}

/** The loader's modules for the parts of a game. */
const PART_PATHS = {
  box: 'box',
  pad: 'pad',
  core: 'core',
  rules: 'rules/index',
  engine: 'engine',
  desk: 'desk/desk',
  teaching: 'teaching',
} as const;
type Part = keyof typeof PART_PATHS;

/** A part of a game: its chunk with all imports. */
function partOf(game: string, part: Part): Set<string> {
  const importPattern = new RegExp(
    `"\\./${game}/${PART_PATHS[part]}\\.ts":\\(\\)=>[^;]*?import\\(\\W\\./([^)]+\\.js)\\W\\)`,
  );
  const chunkFiles = new Set(chunks.flatMap((file) => importPattern.exec(readFile(`_astro/${file}`))?.[1] ?? []));
  const [file] = chunkFiles;
  if (!file) throw new Error(`no chunk with the ${part} of ${game}`);
  const duplicateProblem = `the ${part} of ${game} is there twice: ${[...chunkFiles].join(', ')}`;
  if (chunkFiles.size > 1 && !problems.includes(duplicateProblem)) problems.push(duplicateProblem);
  return withImports(`_astro/${file}`);
}

const partsOf = (game: string, parts: readonly Part[]): string[] => parts.flatMap((part) => [...partOf(game, part)]);

/** Pages that show or teach laws, and judge only after an action of the user. */
const LAID_TABLE_PATH = /\/learn\/(?!mini\/)/;

/**
 * The parts of its game that a table loads at once. Bots load while the player looks at the table, and the count
 * while they read, unless a lesson begins with it. Tables without an immediate try load the laws then too, and tables
 * that begin with house rules or an empty desk also the table.
 */
function listNeededParts(page: string, html: string): readonly Part[] {
  if (/\/play\//.test(page)) return ['box'];
  if (/\/referee\//.test(page)) return ['box', 'desk'];
  if (/\/score\//.test(page)) return ['box', 'pad'];
  const counts = /steps&quot;:\[1,\[\[0,\{&quot;word&quot;:\[0,&quot;score&quot;/.test(html);
  const table: readonly Part[] = LAID_TABLE_PATH.test(page) ? ['core'] : ['core', 'rules'];
  if (/\/learn\/mini\//.test(page)) return [...table, 'teaching'];
  return counts ? [...table, 'desk'] : table;
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
const rows: Row[] = [];

/** The published games. */
const GAMES = pages.flatMap((page) => /^([^/]+)\/play\//.exec(page)?.[1] ?? []);

/** The scripts of a page with its first game; the heaviest one if it may be any. */
function withGame(page: string, html: string, scripts: ReadonlySet<string>): Set<string> {
  const [firstFolder = ''] = page.split('/');
  const scriptSets = (GAMES.includes(firstFolder) ? [firstFolder] : GAMES).map(
    (game) => new Set([...scripts, ...partsOf(game, listNeededParts(page, html))]),
  );
  return scriptSets.reduce((heaviest, one) => (measureGzip(one) > measureGzip(heaviest) ? one : heaviest));
}

for (const page of pages) {
  const html = readFile(page);
  const hasTouchIsland = html.includes(' client="touch"');
  // Tables in a chapter load on a touch, so only the listener counts; front pages and the
  // lessons page show the user's progress.
  const isChapter = /\/rules\//.test(page);
  const [game = ''] = page.split('/');
  const isSearch = game === 'search';
  const isTable = !isSearch && html.replace(TOUCH_ISLAND, '').includes('<astro-island');
  const scripts = scriptsOf(html);
  const row = {
    page,
    html: measureGzip(new Set([page, ...stylesOf(html)])),
    script: measureGzip(isTable ? withGame(page, html, scripts) : scripts),
  };
  rows.push(row);
  const report = (problem: string): void => {
    problems.push(`${page}: ${problem}`);
  };
  // Front pages let the user choose their house rules.
  const ourTableBar = /data-our-table=/.test(html) ? OUR_TABLE_BAR : 0;
  const reading =
    (isSearch ? SEARCH_BAR : isChapter ? 1.5 : 6.2) + (hasTouchIsland ? TOUCH_BAR : 0) + ourTableBar + HEAD_BAR;
  const [, table = 0] = TABLE_BARS.find(([kind]) => kind.test(page)) ?? [];
  const bar = isTable ? table : reading;
  if (row.script > bar * KB) report(`${(row.script / KB).toFixed(1)} kB of JavaScript, the bar is ${bar} kB`);
  const pageSize = measureGzip(scripts);
  if (isTable && pageSize > PAGE_BAR * KB)
    report(`${(pageSize / KB).toFixed(1)} kB of JavaScript without its game, the bar is ${PAGE_BAR} kB`);
  const isWholeBook = /\/rules\/index\.html$/.test(page);
  if (!isWholeBook && row.html > READING_BAR * KB)
    report(`${(row.html / KB).toFixed(1)} kB of HTML and CSS, the bar is ${READING_BAR} kB`);
  if (/<script(?![^>]*\b(?:src=|type="application\/))/.test(html)) report('an inline script');
  if (/\sstyle="/.test(html)) report('a style attribute, which the policy blocks');
  if (!html.includes('http-equiv="Content-Security-Policy"')) report('no Content Security Policy');
  if (/(?:src|href)="(?:https?:)?\/\/(?!www\.w3\.org)/.test(html)) report('something from another site');
  const [, shareImage = ''] = /"og:image" content="(?:https?:\/\/[^/"]+)?([^"]+)"/.exec(html) ?? [];
  if (shareImage === '' || !existsSync(join(DIST, shareImage))) report('no picture for links to it');
  for (const [, url = ''] of html.matchAll(/(?:href|src)="(\/[^"#?]*)/g)) {
    const target = url.endsWith('/') ? `${url}index.html` : url;
    if (!existsSync(join(DIST, target))) report(`a link to ${url}, which isn’t there`);
  }
  for (const [, anchor = ''] of html.matchAll(/href="#([^"]+)"/g)) {
    if (!html.includes(`id="${anchor}"`)) report(`a link to #${anchor}, which isn’t there`);
  }
}

/** Everything a page may ever load, lazy parts included. */
function listReachable(script: string, visited = new Set<string>()): Set<string> {
  if (visited.has(script) || !existsSync(join(DIST, script))) return visited;
  visited.add(script);
  const code = readFile(script);
  for (const [, url = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*\(?["'`]([^"'`]+\.js)["'`]/g)) {
    listReachable(resolveLocal(script, url), visited);
  }
  return visited;
}

const workers = chunks.filter((file) => /worker\.[^.]+\.js$/.test(file));

/** The workers that a page starts. */
function workersOf(scripts: Iterable<string>): readonly string[] {
  const codes = [...new Set([...scripts].flatMap((script) => [...listReachable(script)]))].map(readFile);
  return workers.filter((worker) => codes.some((code) => code.includes(worker)));
}

// Only the search's worker is started from every page.
const searchWorkers = workersOf(scriptsOf(readFile('404.html')));
if (searchWorkers.length !== 1) problems.push(`not one worker that any page may start: ${searchWorkers.join(', ')}`);
for (const worker of searchWorkers) {
  const size = measureGzip(withImports(`_astro/${worker}`));
  rows.push({ page: 'the search’s worker, all it needs', html: 0, script: size });
  if (size > SEARCH_WORKER_BAR * KB)
    problems.push(`${worker}: ${(size / KB).toFixed(1)} kB, the bar is ${SEARCH_WORKER_BAR} kB`);
}
const startedWorkers = new Set(searchWorkers);
for (const page of pages.filter((one) => /^[^/]+\/(?:play|referee)\//.test(one))) {
  const [game = '', part = ''] = page.split('/');
  const scripts = scriptsOf(readFile(page));
  // The page also loads table and laws once the table is visible.
  const pageFiles = new Set([...scripts, ...partsOf(game, [...listNeededParts(page, ''), 'core', 'rules'])]);
  // The worker that reviews a game starts only when it is over.
  const laterWorkers = workersOf(scriptsOf(readFile(`${game}/records/index.html`)));
  const pageWorkers = workersOf(scripts).filter((worker) => !laterWorkers.includes(worker));
  if (pageWorkers.length === 0) problems.push(`${page}: no worker`);
  for (const worker of pageWorkers) {
    startedWorkers.add(worker);
    // The bots' worker needs the bots' code, the desk's worker the desk's.
    const parts: readonly Part[] = part === 'play' ? ['engine'] : ['core', 'rules', 'desk'];
    const workerFiles = new Set([...withImports(`_astro/${worker}`), ...partsOf(game, parts)]);
    const totalSize = measureGzip(workerFiles);
    if (part === 'play' && totalSize > WORKER_ALL_BAR * KB)
      problems.push(`${page}: its worker needs ${(totalSize / KB).toFixed(1)} kB, the bar is ${WORKER_ALL_BAR} kB`);
    const extraSize = measureGzip([...workerFiles].filter((file) => !pageFiles.has(file)));
    rows.push({ page: `${game}/${part}’s worker, all it needs`, html: 0, script: totalSize });
    if (extraSize > WORKER_BAR * KB) {
      const size = (extraSize / KB).toFixed(1);
      problems.push(`${page}: its worker sends for ${size} kB more, the bar is ${WORKER_BAR} kB`);
    }
    rows.push({ page: `${game}/${part}’s worker, besides the page’s`, html: 0, script: extraSize });
  }
}
for (const [file, bar] of [
  ['search/index.json', INDEX_BAR],
  ['sw.js', OFFLINE_BAR],
] as const) {
  const size = measureGzip([file]);
  rows.push({ page: file, html: 0, script: size });
  if (size > bar * KB) problems.push(`${file}: ${(size / KB).toFixed(1)} kB, the bar is ${bar} kB`);
}
// Workers that review games, play endings, lay out drills or make papers start on request.
for (const page of pages.filter((one) => /^[^/]+\/(?:records|learn\/(?:drill|endings)|exam)\//.test(one))) {
  const pageWorkers = workersOf(scriptsOf(readFile(page))).filter((worker) => !searchWorkers.includes(worker));
  if (pageWorkers.length === 0) problems.push(`${page}: no worker`);
  for (const worker of pageWorkers) startedWorkers.add(worker);
}
const idle = workers.filter((worker) => !startedWorkers.has(worker));
if (idle.length > 0) problems.push(`no page starts ${idle.join(', ')}`);
const fonts = readdirSync(join(DIST, '_astro')).filter((file) => file.endsWith('.woff2'));
const fontBytes = fonts.reduce((sum, file) => sum + readFileSync(join(DIST, '_astro', file)).length, 0);
if (fontBytes > 120 * KB) problems.push(`fonts: ${(fontBytes / KB).toFixed(0)} kB, the bar is 120 kB`);

// The licence page must name at least the renderer, the service worker's library and the fonts.
const licences = readFile('licences.txt');
for (const name of ['preact', 'nanostores', 'workbox-precaching', 'Fonts cut for this site']) {
  if (!licences.includes(`\n${name}`)) problems.push(`licences.txt: nothing of ${name}`);
}

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
