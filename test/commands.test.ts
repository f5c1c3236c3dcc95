import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isQuick } from './depth.ts';

/** Commands in the docs. They are typed where the system's Node may be as old as 20. */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const readText = (path: string): string => readFileSync(ROOT + path, 'utf8');
const { scripts } = JSON.parse(readText('package.json')) as { scripts: Readonly<Record<string, string>> };
const PAGES = ['README.md', 'CONTRIBUTING.md', ...readdirSync(`${ROOT}docs`).map((name) => `docs/${name}`)];

/** Programs that every shell has. */
const SHELL_PROGRAMS = ['cd', 'git', 'grep', 'printf'];
/** The first word of a command, after any environment variables. */
const COMMAND_START = /^([A-Z_]+=\S+ )*(npm|npx|node) /;

/** The command lines of a page: in shell blocks, sentences and tables. */
function linesOf(page: string): readonly string[] {
  const text = readText(page);
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = '']) =>
    block.replaceAll('\\\n', ' ').trim().split('\n'),
  );
  const spans = [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)];
  const commands = spans.map(([, span = '']) => span).filter((span) => COMMAND_START.test(span));
  return [...blocks.map((line) => line.replace(/\s+#\s.*$/, '')), ...commands].filter((line) => line !== '');
}

const lines = PAGES.filter((page) => page.endsWith('.md')).flatMap((page) =>
  linesOf(page).map((line) => [page, line] as const),
);

/** The reason one command of a line can't start; undefined if it can. */
function hindrance(line: string): string | undefined {
  const quoted = /'[^']*'|"[^"]*"/g;
  for (const command of line.replaceAll(quoted, 'quoted').split(/\s*(?:&&|\|)\s*/)) {
    const [name = '', ...args] = command
      .replace(/^([A-Z_]+=\S+ )*/, '')
      .trim()
      .split(/\s+/);
    const [subcommand = '', ...subArgs] = args.filter((arg) => arg !== '-s');
    if (name === 'npm' && subcommand === 'run' && !(subArgs[0] && subArgs[0] in scripts))
      return `no script ${subArgs[0]}`;
    if (name === 'npm' && /^(start|test)$/.test(subcommand) && !(subcommand in scripts))
      return `no script ${subcommand}`;
    if (name === 'npx' && !existsSync(`${ROOT}node_modules/.bin/${subcommand}`)) return `no program ${subcommand}`;
    // Any Node runs plain JavaScript, such as a script that a reader has saved.
    if (name === 'node' && args[0]?.endsWith('.mjs')) continue;
    if (name === 'node') return 'this Node may be too old: say it by an npm script';
    if (name !== 'npm' && name !== 'npx' && !SHELL_PROGRAMS.includes(name)) return `who knows ${name}?`;
    const path = args.find((arg) => /^(src|test|content)\//.test(arg) && !existsSync(ROOT + arg));
    if (path) return `no ${path}`;
  }
  return undefined;
}

test.each(lines)('%s: “%s” can be started', (_, line) => {
  expect(hindrance(line)).toBeUndefined();
});

test('a command that can’t be started is noticed', () => {
  for (const badCommand of [
    'node test/bench/tips.ts GAME',
    'npm ci && npm run nothing-of-ours',
    'npm run -s nothing-of-ours -- x | npm run -s referee -- audit',
    'npx nothing-of-ours',
    'npx vitest run test/games/whist',
    'referee judge',
  ])
    expect(hindrance(badCommand), badCommand).toBeDefined();
});

test('no sentence on the site tells people to run a file with any Node they have', () => {
  const namedPaths = ['src', 'content', 'docs'].flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|astro|json|yaml|mdx?)$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  expect(namedPaths.length).toBeGreaterThan(500);
  expect(namedPaths.filter((path) => /\bnode [\w/-]+\.ts\b/.test(readText(path)))).toEqual([]);
});

/** PATH as users have it, with no program of the project before the system's. */
const USER_PATH = (process.env['PATH'] ?? '')
  .split(':')
  .filter((folder) => !folder.includes('node_modules'))
  .join(':');
/** Commands that need no arguments and little time. */
const cheap = lines.filter(([, line]) => /^printf |\bselfplay |\bshow -- [a-z]/.test(line));

describe.skipIf(isQuick)('the commands of the docs', () => {
  test('include some that take no time', () => expect(cheap.length).toBeGreaterThan(2));

  test.each(cheap)('%s: “%s” answers', (_, line) => {
    const env = { ...process.env, PATH: USER_PATH, NODE_OPTIONS: '' };
    const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { cwd: ROOT, env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).not.toBe('');
  });

  test('the ruling in the README is the one its command prints', () => {
    const [shownRuling = ''] = /^\{\n.*?^\}$/ms.exec(readText('README.md')) ?? [];
    const line = linesOf('README.md').find((one) => one.startsWith('printf ')) ?? '';
    const { stdout } = spawnSync('sh', ['-c', line], {
      cwd: ROOT,
      env: { ...process.env, PATH: USER_PATH },
      encoding: 'utf8',
    });
    expect(JSON.parse(stdout)).toEqual(JSON.parse(shownRuling));
  });

  test('an unknown part of the figures is named, along with the parts there are', () => {
    const args = ['run', '-s', 'bench', '--', 'weather'];
    const { status, stderr } = spawnSync('npm', args, {
      cwd: ROOT,
      env: { ...process.env, PATH: USER_PATH },
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toContain('no part “weather”. Parts: speed, sizes, ');
  });
});
