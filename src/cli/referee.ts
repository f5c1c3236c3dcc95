import { once } from 'node:events';
import { answer, COMMANDS, type Command } from '../referee/answer.ts';
import { readFlags, UsageError } from './flags.ts';
import { loadGames } from './games.ts';
import { dealt, selfplay } from './selfplay.ts';

const USAGE = `Usage: referee judge|moves|apply|score            cases on standard input, one a line
       referee deal GAME [--seats N] [--seed S] [--options JSON]
       referee selfplay GAME [--seats N] [--seed S] [--games K] [--bot NAME] [--options JSON]`;

async function print(line: unknown): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain');
}

const BLANK = /^[ \t\r]*$/;

/** Lines end with a line feed and nothing else: JSON may hold every other kind of line end. */
async function* lines(input: NodeJS.ReadStream): AsyncIterable<string> {
  input.setEncoding('utf8');
  let rest = '';
  for await (const chunk of input) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest !== '') yield rest;
}

/** Answers each line as it comes; the exit code is 2 when some line was an error. */
async function stream(command: Command): Promise<number> {
  const games = await loadGames();
  let code = 0;
  for await (const line of lines(process.stdin)) {
    if (BLANK.test(line)) continue;
    const said = answer(command, line, (id) => games.get(id));
    if ('error' in said) code = 2;
    await print(said);
  }
  return code;
}

async function main(args: readonly string[]): Promise<number> {
  const [command = '', name = '', ...rest] = args;
  if ((COMMANDS as readonly string[]).includes(command)) return stream(command as Command);
  const game = (await loadGames()).get(name);
  if (!game || (command !== 'deal' && command !== 'selfplay')) throw new UsageError(USAGE);
  const flags = readFlags(game, rest);
  for (const line of command === 'deal' ? [dealt(game, flags)] : selfplay(game, flags)) await print(line);
  return 0;
}

// A reader that has seen enough (`| head`) closes the pipe; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
