import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadGames } from '../../src/cli/games.ts';
import { run } from '../../src/cli/run.ts';
import { isQuick } from '../depth.ts';

const [GAME = ''] = (await loadGames()).keys();

/** Collects the output, or fails with an error code like a device that is full or closed. */
class Output extends Writable {
  text = '';
  readonly #failure: string | undefined;
  constructor(failure?: string) {
    super();
    this.#failure = failure;
  }
  override _write(chunk: unknown, _: string, callback: (error?: Error) => void): void {
    const code = this.#failure;
    if (code === undefined) this.text += String(chunk);
    callback(code === undefined ? undefined : Object.assign(new Error(`${code}: it fails`), { code }));
  }
}

async function* chunks(texts: readonly string[]): AsyncIterable<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

/** Runs the command line once: exit code and output. */
async function call(args: readonly string[], input: readonly string[] = [], stdout = new Output()) {
  const stderr = new Output();
  const code = await run(args, { stdin: chunks(input), stdout, stderr });
  return { code, out: stdout.text, err: stderr.text };
}

const errorCodes = (output: string): readonly string[] =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).error?.code ?? 'fine');

describe('lines', () => {
  const VALID_LINE = JSON.stringify({ game: GAME });

  test('a line that is far too long doesn’t affect those after it', async () => {
    const { code, out } = await call(['moves'], [`${VALID_LINE}\n`, 'x'.repeat(11_000_000), `\n\n${VALID_LINE}`]);
    expect([code, errorCodes(out)]).toEqual([2, ['fine', 'bad-json', 'fine']]);
    expect(out).toContain('longer than 5 MB');
  });

  test('a byte order mark at the start is ignored', async () => {
    const { code, out } = await call(['moves'], [`\uFEFF${VALID_LINE}\n`]);
    expect([code, errorCodes(out)]).toEqual([0, ['fine']]);
  });

  test('an error is named but never quoted at length', async () => {
    const longText = 'x'.repeat(1_000_000);
    for (const badCase of [
      { [longText]: 1 },
      { game: longText },
      { game: GAME, options: { [longText]: 1 } },
      { game: GAME, options: { seats: longText } },
      { game: GAME, position: { [longText]: 1 } },
      { game: GAME, position: { hands: [[longText], []] } },
      { game: GAME, move: { [longText]: 1 } },
      { game: GAME, move: { type: longText } },
      { game: GAME, move: { type: '😀'.repeat(100_000) } },
    ]) {
      const { code, out } = await call(['judge'], [JSON.stringify(badCase)]);
      expect([code, out.length < 600]).toEqual([2, true]);
    }
  });
});

describe('usage', () => {
  test.each([
    [['judge', 'cases.jsonl'], 'standard input, as in “judge < cases.jsonl”'],
    [['moves', '--fast'], 'moves takes nothing like “--fast”'],
    [['deal', GAME, 'now'], 'deal takes nothing like “now”'],
    [['deal', GAME, '--bot', 'random'], 'deal takes nothing like “--bot”'],
    [['deal', GAME, '--games=3'], 'deal takes nothing like “--games”'],
    [['selfplay', GAME, '-s', '1'], 'selfplay takes nothing like “-s”'],
    [['selfplay', GAME, '--seed', '1', '--seed', '2'], '--seed is there twice'],
    [['selfplay', GAME, '--seed'], 'After --seed its value is missing'],
    [['selfplay', GAME, '--seed', '-1'], '--seed is a whole number from 0, not “-1”'],
    [['selfplay', GAME, '--seed', '9'.repeat(9999)], `not “${'9'.repeat(40)}…”`],
    [['selfplay', GAME, '--bot', 'toString'], '--bot is one of: random'],
    [['selfplay', GAME, '--bot', '__proto__'], '--bot is one of: random'],
    [['selfplay', GAME, '--bot', 'random,nobody'], ', not “nobody”'],
    [['selfplay', GAME, '--bot', 'seer'], '--bot is one of: random'],
    [['selfplay', GAME, '--bots', 'random'], 'selfplay takes nothing like “--bots”'],
    [['ladder', GAME], '--bots takes two names'],
    [['ladder', GAME, '--bots', 'random'], '--bots takes two names'],
    [['ladder', GAME, '--bots', 'random,magic'], '--bots is one of: random'],
    [['ladder', GAME, '--bots', 'random,random', '--games', '1'], '--games is at least 2'],
    [['ladder', GAME, '--bots', 'random,random', '--worlds', '0'], '--worlds is at least 1'],
    [['ladder', GAME, '--bots', 'random,random', '--ms', 'x'], '--ms is a whole number from 0'],
    [['ladder', GAME, '--bots', 'random,random', '--ms', '5', '--worlds', '5'], 'either --ms or --worlds'],
    [['deal', GAME, '--options', 'x'.repeat(9999)], `not “${'x'.repeat(40)}…”`],
    [['deal', 'whist'], 'We don’t know the game “whist”'],
    [['deal'], 'Usage:'],
    [['sing'], 'Usage:'],
    [[], 'Usage:'],
  ])('%s', async (args, message) => {
    const { code, out, err } = await call(args, ['{}\n']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    // A wrong argument is never quoted at length, and the usage is short.
    expect(err.length).toBeLessThan(400);
  });

  test('each command names its own usage, with every flag it takes', async () => {
    const { code, out, err } = await call(['--help']);
    expect([code, err]).toEqual([0, '']);
    const commands = [
      ...['judge', 'moves', 'apply', 'score', 'find', 'audit'],
      ...['review', 'deal', 'selfplay', 'ladder', 'puzzles'],
    ];
    for (const command of commands) {
      expect(out).toContain(command);
      const help = await call([command, '--help']);
      expect([help.code, help.err, help.out.startsWith(`Usage: referee ${command} `)]).toEqual([0, '', true]);
      // A refused flag gets the list of accepted ones.
      const { err: errorText } = await call([command, GAME, '--nothing']);
      const [, acceptedFlags = ''] = /only (.*)\.$/m.exec(errorText) ?? [];
      for (const flag of acceptedFlags.match(/--\w+/g) ?? [])
        expect([command, help.out]).toEqual([command, expect.stringContaining(flag)]);
    }
  });

  test('a game and its flags are read', async () => {
    const { code, out, err } = await call(['deal', GAME, '--seed=3', '--options', '{}']);
    expect([code, err, Object.keys(JSON.parse(out)).length > 0]).toEqual([0, '', true]);
  });
});

describe('an output that can’t be written', () => {
  test('because the disk is full ends with a sentence', async () => {
    const { code, err } = await call(['judge'], ['{}\n{}\n'], new Output('ENOSPC'));
    expect([code, err]).toEqual([1, 'The answers can’t be written: ENOSPC: it fails.\n']);
  });

  test('because the reader has gone ends without a message', async () => {
    const { code, err } = await call(['selfplay', GAME], [], new Output('EPIPE'));
    expect([code, err]).toEqual([0, '']);
  });
});

test.runIf(process.platform !== 'win32')(
  'a closed output is an error with a message; output sent to /dev/null is a success',
  () => {
    const cli = fileURLToPath(new URL('../../src/cli/referee.ts', import.meta.url));
    const runInShell = (to: string) => {
      const args = ['-c', `"$0" "$1" deal ${GAME} ${to}`, process.execPath, cli];
      const { status, stdout, stderr } = spawnSync('sh', args, { encoding: 'utf8' });
      return [status, stdout, stderr];
    };
    const message = 'The answers can’t be written: standard output is closed. To drop them, use > /dev/null.\n';
    expect(runInShell('>&-')).toEqual([1, '', message]);
    expect(runInShell('> /dev/null')).toEqual([0, '', '']);
  },
);

test.runIf(process.platform === 'linux' && !isQuick)(
  'a directory given as input and a full output device are reported',
  () => {
    const cli = fileURLToPath(new URL('../../src/cli/referee.ts', import.meta.url));
    const runWithFiles = (from: string, to: string) => {
      const [input, output] = [openSync(from, 'r'), openSync(to, 'w')];
      const { status, stderr } = spawnSync(process.execPath, [cli, 'judge'], {
        stdio: [input, output, 'pipe'],
        encoding: 'utf8',
      });
      closeSync(input);
      closeSync(output);
      return [status, stderr];
    };
    expect(runWithFiles(tmpdir(), '/dev/null')).toEqual([2, 'Standard input is a directory, not a file of cases.\n']);
    const [status, errorText] = runWithFiles(cli, '/dev/full');
    expect([status, errorText]).toEqual([1, expect.stringMatching(/^The answers can’t be written: ENOSPC.*\n$/)]);
  },
);

describe('records', () => {
  test('a game plays itself into one record, the same every time, and the audit finds nothing', async () => {
    const args = ['selfplay', GAME, '--games', '2', '--seed', '5', '--record'];
    const [firstRun, secondRun] = [await call(args), await call(args)];
    expect(firstRun.out).toBe(secondRun.out);
    const records = firstRun.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(records.map(({ start }) => Object.keys(start))).toEqual([['seed'], ['seed']]);
    const { code, out } = await call(['audit'], [firstRun.out, '{"game":"chess"}\n', 'no record\n']);
    expect(code).toBe(2);
    const [first, second, other, lastAnswer] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toMatchObject({ tries: records[0].moves.length, irregular: [], unsure: [] });
    expect(second.outcome.scores).toEqual(expect.any(Array));
    expect([other.error.code, other.error.path, lastAnswer.error.code]).toEqual(['bad-record', 'game', 'bad-json']);
  });
});
