import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { CLI, run } from '../command-line.ts';

const TRIED =
  '{"game":"broom","position":{"turn":0,"hands":[["6S","2C"],["?","?"]],"table":["5C","AD","9H"]},"move":{"type":"take","cards":["6S"],"groups":[["5C","9H"]]}}';

test('a take that doesn’t add up is refused with its sentence and the take that does', () => {
  const { stdout, status } = run(['judge'], `${TRIED}\n`);
  const { verdict, findings, nearest } = JSON.parse(stdout);
  expect([verdict, findings[0].rule, status]).toEqual(['illegal', 'broom/take-sum', 0]);
  for (const card of ['5♣', '9♥', '6♠']) expect(findings[0].says).toContain(card);
  expect(nearest[0].move).toEqual({ type: 'take', cards: ['6S'], groups: [['5C', 'AD']] });
});

test('blank lines are skipped, bad lines get an error each, and the exit code says so', () => {
  const { stdout, status } = run(['judge'], `\n${TRIED}\n \r\n{"game":"whist"}\nnonsense\n${TRIED}`);
  const codes = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).error?.code ?? 'fine');
  expect(codes).toEqual(['fine', 'unknown-game', 'bad-json', 'fine']);
  expect(status).toBe(2);
});

test('only a line feed ends a line', () => {
  const { stdout } = run(['judge'], '{"a\u2028b":1}\n');
  expect(stdout.trim().split('\n')).toHaveLength(1);
});

test('self-play is the same to the byte when it is repeated, and ends with outcomes', () => {
  const args = ['selfplay', 'broom', '--seats', '3', '--seed', '7', '--games', '3', '--bot', 'random'];
  const [once, again] = [run(args).stdout, run(args).stdout];
  expect(again).toBe(once);
  const outcomes = once
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((line) => 'outcome' in line);
  expect(outcomes).toHaveLength(3);
  for (const { outcome, position } of outcomes)
    expect([outcome.scores, position.turn]).toEqual([position.scores, null]);
});

test('what is dealt can be asked about', () => {
  const position = JSON.parse(
    run(['deal', 'broom', '--seats', '4', '--options', '{"partners":true}']).stdout,
  );
  const { stdout } = run(
    ['moves'],
    JSON.stringify({ game: 'broom', options: { seats: 4, partners: true }, position }),
  );
  expect(JSON.parse(stdout).moves.length).toBeGreaterThan(3);
});

test('what can’t be is said in a line', () => {
  for (const args of [
    ['deal', 'whist'],
    ['deal', 'broom', '--seats', '7'],
    ['selfplay', 'broom', '--bot', 'magic'],
    ['sing'],
  ]) {
    const { status, stderr, stdout } = run(args);
    expect([status, stdout, stderr.length > 10, stderr.includes('at ')]).toEqual([2, '', true, false]);
  }
});

test('a hundred thousand lines are answered in order without the memory growing', {
  timeout: 120_000,
}, async () => {
  const child = spawn(process.execPath, ['--max-old-space-size=120', CLI, 'judge'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let lines = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    lines += chunk.toString('latin1').split('\n').length - 1;
  });
  const block = `${TRIED}\n`.repeat(1000);
  for (let i = 0; i < 100; i++) {
    if (!child.stdin.write(block)) await new Promise((resolve) => child.stdin.once('drain', resolve));
  }
  child.stdin.end();
  const status = await new Promise((resolve) => child.once('close', resolve));
  expect([status, lines]).toEqual([0, 100_000]);
});
