import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { game } from '../../../src/games/broom/index.ts';
import { isDeep, isQuick } from '../../depth.ts';
import { answerLine, deal, readLines, selfPlay } from '../command-line.ts';

const WRONG_TAKE_REQUEST =
  '{"game":"broom","position":{"turn":0,"hands":[["6S","2C"],["?","?"]],"table":["5C","AD","9H"]},"move":{"type":"take","cards":["6S"],"groups":[["5C","9H"]]}}';

test('a take that doesn’t add up is refused, with the take that does', () => {
  const { verdict, findings, nearest } = answerLine(game, 'judge', WRONG_TAKE_REQUEST);
  expect([verdict, findings[0].rule]).toEqual(['illegal', 'broom/take-sum']);
  for (const card of ['5♣', '9♥', '6♠']) expect(findings[0].says).toContain(card);
  expect(nearest[0].move).toEqual({ type: 'take', cards: ['6S'], groups: [['5C', 'AD']] });
});

test('self-play repeats to the byte, and ends with outcomes', () => {
  const flags = ['--seats', '3', '--seed', '7', '--games', '3', '--bot', 'random'];
  const [firstRun, secondRun] = [selfPlay(game, ...flags), selfPlay(game, ...flags)];
  expect(secondRun).toBe(firstRun);
  const outcomes = readLines(firstRun).filter((line) => 'outcome' in line);
  expect(outcomes).toHaveLength(3);
  for (const { outcome, position } of outcomes)
    expect([outcome.scores, position.turn]).toEqual([position.scores, null]);
});

test('a dealt table can be asked about', () => {
  const position = deal(game, '--seats', '4', '--options', '{"partners":true}');
  const options = { seats: 4, partners: true };
  expect(answerLine(game, 'moves', { game: 'broom', options, position }).moves.length).toBeGreaterThan(3);
});

test('an impossible request is answered in a line', () => {
  expect(() => deal(game, '--seats', '7')).toThrow(/^[^\n]{10,}$/);
  expect(() => selfPlay(game, '--bot', 'magic')).toThrow(/^--bot is one of: [^\n]+$/);
});

/** Blank, malformed and foreign lines, placed between valid requests. */
const BAD_LINES = ['', ' \r', '{"game":"whist"}', 'nonsense', '{"game":"whist","a\u2028b":1}'];
/** Enough lines to exceed the memory of the process, in the deep check. */
const LINE_COUNT = 100_000;

/** Runs the real command line with a small heap; repeated output lines are counted instead of stored. */
async function runReferee(args: readonly string[], texts: Iterable<string>) {
  const cli = fileURLToPath(new URL('../../../src/cli/referee.ts', import.meta.url));
  const child = spawn(process.execPath, ['--max-old-space-size=120', cli, ...args]);
  const outputLines: { readonly line: string; times: number }[] = [];
  let [partialLine, errorText] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (partialLine + text).split('\n');
    partialLine = lines.pop() ?? '';
    for (const line of lines) {
      const lastLine = outputLines.at(-1);
      if (lastLine?.line === line) lastLine.times++;
      else outputLines.push({ line, times: 1 });
    }
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorText += text;
  });
  const exitStatus = new Promise((resolve) => child.once('close', resolve));
  for (const text of texts) {
    if (!child.stdin.write(text)) await new Promise((resolve) => child.stdin.once('drain', resolve));
  }
  child.stdin.end();
  return { status: await exitStatus, wrong: errorText, out: outputLines, rest: partialLine };
}

test.skipIf(isQuick)(
  'as a process it answers every line in order in constant memory: only a line feed ends a line, blank lines are skipped, bad ones get an error each, and the exit code says so',
  async () => {
    const lines = isDeep ? LINE_COUNT : 1000;
    const block = `${WRONG_TAKE_REQUEST}\n`.repeat(1000);
    const line = JSON.stringify(answerLine(game, 'judge', WRONG_TAKE_REQUEST));
    expect(await runReferee(['judge'], new Array<string>(lines / 1000).fill(block))).toEqual({
      status: 0,
      wrong: '',
      out: [{ line, times: lines }],
      rest: '',
    });

    // The last line needs no line feed.
    const oddRun = await runReferee(['judge'], [[WRONG_TAKE_REQUEST, ...BAD_LINES, WRONG_TAKE_REQUEST].join('\n')]);
    const codes = oddRun.out.map(({ line }) => JSON.parse(line).error?.code ?? 'fine');
    expect(codes).toEqual(['fine', 'unknown-game', 'bad-json', 'bad-json', 'fine']);
    // Read as one line, the extra field is the error.
    expect(oddRun.out[3]?.line).toContain('a\u2028b');
    expect([oddRun.status, oddRun.wrong]).toEqual([2, '']);

    const usage = await runReferee(['sing'], []);
    expect(usage).toEqual({
      status: 2,
      wrong: expect.stringMatching(/^Usage: referee judge/),
      out: [],
      rest: '',
    });
    const unknownRun = await runReferee(['deal', 'whist'], []);
    expect(unknownRun).toEqual({ status: 2, wrong: expect.stringMatching(/^.{10}/), out: [], rest: '' });
    expect(unknownRun.wrong).not.toContain('    at ');
  },
);
