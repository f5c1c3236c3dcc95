import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { readVerdicts, verdictLinesOf } from '../../src/rulebook/verdicts.ts';
import { isQuick } from '../depth.ts';

const PAGE = readFileSync(new URL('../../docs/positions.md', import.meta.url), 'utf8');
const REFEREE = fileURLToPath(new URL('../../src/cli/referee.ts', import.meta.url));
const blocks = (language: string): readonly string[] =>
  [...PAGE.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code = '']) => code);

const folder = mkdtempSync(join(tmpdir(), 'fair-deal-compare-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'compare.mjs'), blocks('js').join(''));
for (const { id } of games) writeFileSync(join(folder, `${id}.verdicts.jsonl`), verdictLinesOf(id));

/** Runs the script of the page as a stranger would. */
function compare(game: string, mode: readonly string[], ...engine: readonly string[]) {
  const args = ['compare.mjs', `${game}.verdicts.jsonl`, ...mode, '--', process.execPath, ...engine];
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return { output: stdout.trim().split('\n'), status };
}

describe.each((isQuick ? games.slice(0, 1) : games).map(({ id, name }) => [name, id] as const))('%s', (_, id) => {
  const lines = readVerdicts(id);

  test('our referee agrees with every line, judging and listing moves', () => {
    const all = { output: [`${lines.length} of ${lines.length} agree.`], status: 0 };
    expect(compare(id, [], REFEREE, 'judge')).toEqual(all);
    expect(compare(id, ['moves'], REFEREE, 'moves')).toEqual(all);
  });

  test('an engine that allows everything, gives wrong rules or stops early is told so, line by line', () => {
    const legal = lines.filter(({ verdict }) => verdict === 'legal').length;
    const answerAll = (text: string): string =>
      `require('readline').createInterface(process.stdin).on('line', () => console.log('${text}'))`;
    const generous = compare(id, [], '-e', answerAll('{"verdict":"legal"}'));
    expect(generous.output).toHaveLength(lines.length - legal + 1);
    expect(generous.output.at(-1)).toBe(`${legal} of ${lines.length} agree.`);
    expect(generous.status).toBe(1);
    const wrong = compare(id, [], '-e', answerAll('{"verdict":"illegal","findings":[{"rule":"none"}]}'));
    expect(wrong.output.at(-1)).toBe(`0 of ${lines.length} agree.`);
    const silent = compare(id, [], '-e', 'process.stdin.resume()');
    expect(silent.output.at(-1)).toBe(`0 of ${lines.length} agree.`);
  });
});

test('the lines on the page are lines of a file', () => {
  const shown = blocks('json').map((line) => JSON.parse(line));
  const published = games.flatMap(({ id }) => readVerdicts(id));
  expect(shown).toHaveLength(2);
  for (const line of shown) expect(published).toContainEqual(line);
  expect(shown[1].beside).toBe(shown[0].id);
});
