import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeKit } from '../../src/build/kit.ts';
import { games } from '../../src/games/index.ts';
import { isDeep } from '../depth.ts';

const TSC_PATH = fileURLToPath(new URL('../../node_modules/typescript-7/bin/tsc', import.meta.url));
/** npm alone may take long on a busy machine. */
const TIMEOUT_MS = 240_000;

/** The npm package, installed in an empty folder without network. */
describe.skipIf(!isDeep)('the kit, packed and installed', () => {
  let [folder, at] = ['', ''];
  const run = (command: string, ...args: readonly string[]): string =>
    execFileSync(command, args, { cwd: at, encoding: 'utf8', stdio: 'pipe' });
  const write = (name: string, text: string): void => writeFileSync(join(at, name), text);
  let packed: readonly { readonly filename: string; readonly unpackedSize: number; readonly files: object }[];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fair-deal-installed-'));
    at = join(folder, 'theirs');
    mkdirSync(at);
    await writeKit(join(folder, 'kit'));
    packed = JSON.parse(run('npm', 'pack', join(folder, 'kit'), '--json', '--pack-destination', folder));
    write('package.json', '{ "type": "module" }');
    const tarball = join(folder, packed[0]?.filename ?? '');
    run('npm', 'install', '--offline', '--no-audit', '--cache', join(folder, 'cache'), tarball);
  }, TIMEOUT_MS);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('contains the referee and nothing of the site', () => {
    const { files = [], unpackedSize = 0 } = packed[0] ?? {};
    const paths = (files as readonly { readonly path: string }[]).map(({ path }) => path);
    expect(paths).toContain('LICENSE');
    expect(paths.filter((path) => !/^(LICENSE|README\.md|package\.json|\w+\.js|types\/.*\.d\.ts)$/.test(path))).toEqual(
      [],
    );
    // The library also runs in a page, so it uses nothing of Node.
    for (const path of paths.filter((one) => one.endsWith('.js')))
      expect(readFileSync(join(folder, 'kit', path), 'utf8')).not.toMatch(/(from|import\(?)\s*["'](node:|[^."'])/);
    expect(unpackedSize).toBeLessThan(1.5e6);
    expect(run('npm', 'ls', '--all', '--parseable').trim().split('\n')).toHaveLength(2);
  });

  test('judges for a program in JavaScript', () => {
    write(
      'judge.js',
      `import { deal, find, games, judge, moves } from 'fair-deal/referee';
for (const { id, name } of games) {
  const table = deal({ game: id, seed: 3 });
  const [move] = moves(table).moves;
  const { hits } = await find({ query: 'whose turn', game: id });
  console.log(name, judge({ ...table, move }).verdict, hits.length > 0);
}
`,
    );
    const lines = run(process.execPath, 'judge.js').trim().split('\n');
    expect(lines).toHaveLength(games.length);
    for (const line of lines) expect(line).toMatch(/ legal true$/);
  });

  test('has types for a TypeScript program: its errors are found, and nothing else', () => {
    const program = (game: string): string =>
      [
        "import { isFailure, judge } from 'fair-deal/referee';",
        `const said = judge({ game: ${game}, move: { type: 'any' } });`,
        'if (!isFailure(said)) for (const { rule, says } of said.findings) console.log(rule, says);',
      ].join('\n');
    write('right.ts', program("'any'"));
    write('wrong.ts', program('7'));
    const check = (file: string): string =>
      run(process.execPath, TSC_PATH, '--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', file);
    expect(check('right.ts')).toBe('');
    expect(() => check('wrong.ts')).toThrow(
      expect.objectContaining({ stdout: expect.stringMatching(/^wrong\.ts\(2,\d+\)[^\n]+\n$/) }),
    );
  });
});
