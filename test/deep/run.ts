import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { closingLine } from '../closing-line.ts';
import { runStep } from '../steps.ts';
import { keepRun, type PartRun } from './checks-table.ts';
import { PARTS, type Part, type PartStep, SEED } from './parts.ts';

/** Runs the deep check, or parts of it: `npm run check:deep -- laws games`; what follows `--` goes to the part. */

const REPORT = join(tmpdir(), `fair-deal-deep-${process.pid}.json`);

interface StepResult {
  readonly status: number;
  readonly amount: string;
}

function readReport(): object {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    return {};
  } finally {
    rmSync(REPORT, { force: true });
  }
}

/** Runs one step with its output visible. */
async function run({ runner, args, env }: PartStep, furtherArgs: readonly string[]): Promise<StepResult> {
  const runnerArgs = {
    vitest: ['--reporter=default', '--reporter=json', `--outputFile=${REPORT}`],
    playwright: [],
    node: [],
  }[runner];
  const start = runner === 'playwright' ? ['test', '--config', 'test/site/playwright.config.ts'] : [];
  const child = spawn(runner, [...start, ...args, ...runnerArgs, ...furtherArgs], {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
  });
  let lastLine = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text);
    lastLine = text.trimEnd().split('\n').at(-1) || lastLine;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  const status = code ?? 1;
  const report = readReport();
  if (runner === 'vitest') return { status, amount: closingLine(status, report, {}) };
  if (runner === 'playwright') return { status, amount: closingLine(status, {}, report) };
  return { status, amount: stripVTControlCharacters(lastLine).trim() };
}

/** The commit under test; marked if files other than the results differ from it. */
function commitName(): string {
  const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', ':!docs/checks.md', ':!test/deep/*.json', ':!test/deep/*.md');
  return git('rev-parse', '--short', 'HEAD') + (changed === '' ? '' : ' and changes');
}

/** @returns whether the part passed */
async function runPart({ id, shows, steps }: Part, furtherArgs: readonly string[]): Promise<boolean> {
  process.stdout.write(`\n── ${id}: ${shows} (SEED=${SEED})\n`);
  const start = Date.now();
  const results: StepResult[] = [];
  for (const step of steps) results.push(await run(step, furtherArgs));
  const isGood = results.every(({ status }) => status === 0);
  const amount = results.map((result) => result.amount).join('; ');
  const result: PartRun['result'] = amount.startsWith('Skipped') ? 'skipped' : isGood ? 'passed' : 'failed';
  // Part of a part isn't a row.
  if (furtherArgs.length > 0) return isGood;
  const [date = ''] = new Date().toISOString().split('T');
  keepRun(id, { amount, seed: SEED, commit: commitName(), date, minutes: (Date.now() - start) / 60_000, result });
  return isGood;
}

/** The parts asked for by name, and what goes to them. */
function chosenParts(words: readonly string[]): readonly [parts: readonly Part[], furtherArgs: readonly string[]] {
  const names = words.filter((word) => PARTS.some(({ id }) => id === word));
  if (words.length > 0 && names.length === 0) {
    throw new Error(`The parts are: ${PARTS.map(({ id }) => id).join(', ')}.`);
  }
  const parts = PARTS.filter(({ id, onRequest }) => (names.length > 0 ? names.includes(id) : onRequest === undefined));
  return [parts, words.filter((word) => !names.includes(word))];
}

const [parts, furtherArgs] = chosenParts(process.argv.slice(2));
if (parts.some(({ needsBuild }) => needsBuild)) {
  const status = await runStep({ title: 'Production build', command: 'npm', args: ['run', '-s', 'build'] });
  if (status !== 0) process.exit(status);
}
let isGood = true;
for (const part of parts) isGood = (await runPart(part, furtherArgs)) && isGood;
process.exit(isGood ? 0 : 1);
