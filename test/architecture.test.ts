import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { games } from '../src/games/index.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CODE_FILE = /\.(ts|tsx|astro|mjs)$/;

interface Import {
  readonly from: string;
  /** An import type, erased when compiled. */
  readonly typeOnly: boolean;
  /** A dynamic import. */
  readonly later: boolean;
}

interface File {
  /** Path from the project's root: `src/game/rule.ts`. */
  readonly path: string;
  /** Source text without comments. */
  readonly code: string;
  readonly lines: number;
  readonly imports: readonly Import[];
}

function walk(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? walk(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );
}

const COMMENT_PATTERN = /^\s*(?:\/\*|\*|\/\/).*$|\s\/\/ .*$/gm;
const STATIC_IMPORT = /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const DYNAMIC_IMPORT = /\bimport(?:\.meta\.glob(?:<[^(]*>)?)?\(\s*['"]([^'"]+)['"]/g;

function readSource(path: string): File {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const code = text.replace(COMMENT_PATTERN, '');
  const lines = text.split('\n').length - 1;
  const staticImports = [...code.matchAll(STATIC_IMPORT)].map((m) => ({
    from: m[2] ?? '',
    typeOnly: m[1] !== undefined,
    later: false,
  }));
  const dynamicImports = [...code.matchAll(DYNAMIC_IMPORT)].map((m) => ({
    from: m[1] ?? '',
    typeOnly: false,
    later: true,
  }));
  return { path, code, lines, imports: [...staticImports, ...dynamicImports] };
}

const files = walk('src')
  .filter((path) => CODE_FILE.test(path))
  .map(readSource);

/** Resolves a relative import from the project's root; null for a package or a style sheet. */
function target(file: File, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  const path = normalize(join(dirname(file.path), specifier)).replaceAll('\\', '/');
  return CODE_FILE.test(path) ? path : null;
}

/** `src/games/<id>/…` is layer `games`; the games' index and loader are `games/all`, since they name no game. */
function layer(path: string): string {
  if (path === 'src/layouts/address.ts') return 'address';
  const [, first = '', second = ''] = path.split('/');
  if (first === 'games') return path.split('/').length > 3 ? 'games' : 'games/all';
  if (first === 'bots')
    return /\/(worker|client|protocol)\.ts$/.test(path) ? `bots/${second.replace('.ts', '')}` : 'bots';
  // Sending a ruling is the one feature that a table may import.
  if (path.startsWith('src/features/share/')) return 'features/share';
  return path.split('/').length > 2 ? first : 'root';
}

const ENGINE_LAYERS = ['game', 'mechanics', 'cards', 'random'];
const JUDGING_LAYERS = ['game', 'referee', 'cards', 'random'];

/** The layers that each layer may import besides itself; `games` is each game's own folder. */
const ALLOWED_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  address: [],
  build: [],
  cards: [],
  random: [],
  mechanics: ['cards', 'random'],
  game: ['cards', 'random'],
  games: ENGINE_LAYERS,
  'games/all': ['games', 'game'],
  referee: ['game', 'cards', 'random'],
  bots: JUDGING_LAYERS,
  'bots/protocol': ['bots', ...JUDGING_LAYERS],
  'bots/worker': ['bots', 'bots/protocol', 'games/all', 'workers', ...JUDGING_LAYERS],
  'bots/client': ['bots', 'bots/protocol', 'game', 'workers'],
  scenarios: ['bots', ...JUDGING_LAYERS],
  workers: [],
  kit: JUDGING_LAYERS,
  rulebook: ['search', 'games/all', 'scenarios', 'bots', ...JUDGING_LAYERS],
  ui: JUDGING_LAYERS,
  table: ['ui', 'features/share', 'bots/protocol', 'games/all', 'scenarios', ...JUDGING_LAYERS],
  exercise: ['ui', 'table', 'scenarios', ...JUDGING_LAYERS],
  'features/share': ['features', 'ui', 'table', 'games/all', ...JUDGING_LAYERS],
  features: [
    'features/share',
    'exercise',
    'ui',
    'table',
    'offline',
    'search',
    'address',
    'scenarios',
    'rulebook',
    'bots',
    'bots/client',
    'bots/protocol',
    'games/all',
    'workers',
    ...JUDGING_LAYERS,
  ],
  layouts: [
    'address',
    'hosting',
    'offline',
    'ui',
    'table',
    'features',
    'rulebook',
    'games/all',
    'game',
    'cards',
    'styles',
  ],
  styles: [],
  pages: [
    'kit',
    'address',
    'layouts',
    'ui',
    'table',
    'features',
    'features/share',
    'rulebook',
    'search',
    'games/all',
    'game',
    'cards',
    'referee',
    'bots',
    'scenarios',
    'styles',
    'root',
  ],
  offline: [],
  hosting: [],
  search: ['game', 'cards', 'referee'],
  cli: ['kit', 'games/all', 'hosting', 'search', 'bots', 'scenarios', ...JUDGING_LAYERS],
  root: ['game', 'rulebook'],
};

test('the scan finds the source files', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => file.imports).length).toBeGreaterThan(files.length);
});

test('every folder of the sources belongs to a layer', () => {
  expect([...new Set(files.map(({ path }) => layer(path)))].filter((name) => !(name in ALLOWED_IMPORTS))).toEqual([]);
});

test('imports run in one direction only', () => {
  const violations = files.flatMap((file) =>
    file.imports.flatMap(({ from: specifier }) => {
      const to = target(file, specifier);
      const [from, onto] = [layer(file.path), to?.startsWith('src/') ? layer(to) : ''];
      const isAllowed = to === null || from === onto || ALLOWED_IMPORTS[from]?.includes(onto);
      return isAllowed ? [] : [`${file.path} imports ${specifier}`];
    }),
  );
  expect(violations).toEqual([]);
});

/** All modules that a module loads at once: its static imports and theirs. */
function collectImports(path: string, visited = new Set<string>()): ReadonlySet<string> {
  const file = files.find((one) => one.path === path);
  for (const { from, typeOnly, later } of file?.imports ?? []) {
    const to = file && !typeOnly && !later ? target(file, from) : null;
    if (!to || visited.has(to)) continue;
    visited.add(to);
    collectImports(to, visited);
  }
  return visited;
}

test('a table in a chapter loads no game and no referee before it is touched', () => {
  const heavy = new Set(['games', 'games/all', 'game', 'referee', 'mechanics', 'rulebook']);
  const islands = files.flatMap((file) =>
    file.path.startsWith('src/features/rulebook/')
      ? file.imports.flatMap(({ from }) => (/Island\.tsx$/.test(from) ? [target(file, from) ?? ''] : []))
      : [],
  );
  const violations = islands.flatMap((path) => [...collectImports(path)].filter((to) => heavy.has(layer(to))));
  expect(islands).not.toEqual([]);
  expect(violations).toEqual([]);
});

test('no code that runs in the browser imports the rulebook', () => {
  const islands = files.filter(({ path }) => /^src\/(features|exercise|table|ui)\/.*\.tsx$/.test(path));
  const offenders = islands.filter(({ path }) => [...collectImports(path)].some((to) => layer(to) === 'rulebook'));
  expect(offenders.map(({ path }) => path)).toEqual([]);
});

/** A component, a style sheet, or a module that is loaded on demand is imported by file, to keep pages small. */
const BY_FILE = /\/[A-Z]\w+\.(?:tsx|astro)$|\.css$/;
const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+)\//.exec(path)?.[1];

test('a feature uses another only through its index.ts, or a component of it', () => {
  const inner = files.flatMap((file) => {
    const ownFeature = featureOf(file.path);
    if (ownFeature === undefined) return [];
    return file.imports
      .filter(({ later }) => !later)
      .map(({ from }) => target(file, from) ?? '')
      .filter((to) => (featureOf(to) ?? ownFeature) !== ownFeature && !BY_FILE.test(to) && !to.endsWith('/index.ts'))
      .map((to) => `${file.path} → ${to}`);
  });
  expect(inner).toEqual([]);
});

/** Modules that try a move, list proposals or touch: everything that plays at a table. */
const BY_HAND = /\b(?:attemptMove|sureMove)\b|\btable\??\.(?:propose|touch)\??\.?\(/;
/** Games, and the code that makes and checks lessons, puzzles and cases: their tables have no human player. */
const ENGINE_FOLDERS = new Set(['games', 'referee', 'scenarios', 'rulebook', 'cli', 'kit']);

test('a touch reaches a ruling in one way only: through a session of the table', () => {
  const offenders = files.filter(({ path, code }) => BY_HAND.test(code) && !ENGINE_FOLDERS.has(layer(path)));
  expect(offenders.map(({ path }) => path)).toEqual(['src/table/judge.ts', 'src/table/session.ts']);
});

test('touching loads no referee; trying a move does', () => {
  const importsReferee = (path: string) => [...collectImports(path)].some((to) => layer(to) === 'referee');
  expect([importsReferee('src/table/session.ts'), importsReferee('src/table/touch-store.ts')]).toEqual([false, false]);
  expect(importsReferee('src/table/judge.ts')).toBe(true);
});

test('components import no bot, no worker and no list of games: their stores do', () => {
  const separateLayers = new Set(['bots', 'bots/client', 'bots/worker', 'games', 'games/all', 'workers', 'mechanics']);
  const violations = files
    .filter(({ path }) => /^src\/(features|exercise|table|ui)\/.*\.tsx$/.test(path))
    .flatMap((file) => file.imports.map(({ from }) => `${file.path} → ${target(file, from)}`))
    .filter((arrow) => separateLayers.has(layer(arrow.split(' → ')[1] ?? '')));
  expect(violations).toEqual([]);
});

test('no game imports another', () => {
  const violations = files.flatMap((file) =>
    file.imports.flatMap(({ from: specifier }) => {
      const to = target(file, specifier);
      const ownFolder = /^src\/games\/[^/]+\//.exec(file.path)?.[0];
      return ownFolder && to && layer(to) === 'games' && !to.startsWith(ownFolder) ? [`${file.path} → ${to}`] : [];
    }),
  );
  expect(violations).toEqual([]);
});

test('the layers below the tables import no Preact, no Astro and nothing of the page', () => {
  const lowerLayers = new Set([...ENGINE_LAYERS, 'games', 'games/all', 'referee', 'bots', 'scenarios', 'workers']);
  const offenders = files
    .filter(({ path }) => lowerLayers.has(layer(path)))
    .filter(
      ({ code, imports }) =>
        imports.some(({ from }) => /^(preact|astro|@astrojs|nanostores|@nanostores|node:)/.test(from)) ||
        /\b(document|window|localStorage|navigator)\./.test(code),
    );
  expect(offenders.map(({ path }) => path)).toEqual([]);
});

test('no modules import each other in a circle, types included', () => {
  const filesByPath = new Map(files.map((file) => [file.path, file]));
  const visited = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) found.push([...way.slice(way.indexOf(path)), path].join(' → '));
    if (visited.has(path) || way.includes(path)) return;
    const file = filesByPath.get(path);
    for (const { from } of file?.imports ?? []) {
      const to = file && target(file, from);
      if (to) visit(to, [...way, path]);
    }
    visited.add(path);
  };
  for (const { path } of files) visit(path, []);
  expect(found).toEqual([]);
});

test('a page has one live region, and every announcement goes through it', () => {
  const live = /aria-live|ariaLive|role=["'](?:status|alert|log)|setAttribute\('role', '(?:status|alert|log)|<output/;
  const sourcePaths = walk('src').filter((path) => /\.(tsx?|astro|mdx)$/.test(path));
  expect(sourcePaths.filter((path) => live.test(readFileSync(join(ROOT, path), 'utf8'))).sort()).toEqual([
    'src/layouts/Base.astro',
    'src/ui/announce/region.ts',
  ]);
});

test('every relative import names a file with its ending', () => {
  const violations = files.flatMap((file) =>
    file.imports
      .filter(({ from }) => from.startsWith('.') && !from.includes('*') && !/\.\w+(\?\w+)?$/.test(from))
      .map(({ from }) => `${file.path} imports ${from}`),
  );
  expect(violations).toEqual([]);
});

describe.each(games.map((game) => [game.name, game.id] as const))('%s', (name, id) => {
  test('is named only in its own folders', () => {
    // Results of mutants name the files they are in.
    const results = ['test/rulebook/rulings/', 'test/bench/', 'test/deep/mutants.json'];
    const ownFolders = [`src/games/${id}/`, `test/games/${id}/`, ...results];
    const everywhere = ['src', 'test'].flatMap(walk).filter((path) => /\.(ts|tsx|astro|mjs|css|json)$/.test(path));
    const word = (text: string): RegExp =>
      new RegExp(`(?<![\\w-])${text.replaceAll(/[-\s]+/g, '[-_\\s]?')}(?![\\w])`, 'i');
    const violations = [...everywhere, 'astro.config.mjs', 'playwright.config.ts', 'package.json']
      .filter((path) => !ownFolders.some((folder) => path.startsWith(folder)))
      .flatMap((path) => {
        const lines = readIfThere(path).split('\n');
        const at = lines.findIndex((line) => word(id).test(line) || word(name).test(line));
        return at < 0 ? [] : [`${path}:${at + 1} ${lines[at]?.trim()}`];
      });
    expect(violations).toEqual([]);
  });
});

function readIfThere(path: string): string {
  try {
    return readFileSync(join(ROOT, path), 'utf8');
  } catch {
    return '';
  }
}

test('files are small: half of them within 80 lines, none over 400', () => {
  const sortedLengths = files.map(({ lines }) => lines).toSorted((a, b) => a - b);
  expect(files.filter(({ lines }) => lines > 400).map(({ path }) => relative('src', path))).toEqual([]);
  expect(sortedLengths[Math.floor(sortedLengths.length / 2)]).toBeLessThanOrEqual(80);
});
