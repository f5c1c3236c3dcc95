import type { Writable } from 'node:stream';
import { USUAL_WORK } from '../bots/review/decision.ts';
import { quote } from '../cards/words.ts';
import type { WholeGame } from '../game/game.ts';
import { answer, anyhow, COMMANDS, type Command, writeFault } from '../referee/answer.ts';
import { readFlags, readWork } from './flags.ts';
import { loadGames } from './games.ts';
import { ladder, PLAYERS } from './ladder.ts';
import { lines } from './lines.ts';
import { OutputError, type Print, printTo } from './output.ts';
import { puzzleLines } from './puzzles.ts';
import { reviewLine } from './review.ts';
import { dealt, selfplay } from './selfplay.ts';
import { asksForHelp, usageOf } from './usage.ts';
import { UsageError } from './usage-error.ts';

/** What a command reads from and writes to. */
export interface Streams {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/** What is said to one line. */
type Answering = (line: string) => object;

const BLANK = /^[ \t\r]*$/;

/** Answers each line as it comes; the exit code is 2 when some line was an error. */
async function stream(answering: Answering, { stdin, stderr }: Streams, print: Print): Promise<number> {
  const report = (error: unknown): void => {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  };
  let code = 0;
  let number = 0;
  for await (const line of lines(stdin)) {
    number += 1;
    if (line.ok && BLANK.test(line.value)) continue;
    const said = line.ok ? anyhow(number, () => answering(line.value), report) : writeFault(line.fault);
    if ('error' in said) code = 2;
    await print(said);
  }
  return code;
}

/** What answers the lines of a command. */
async function answeringTo(command: Command | 'find'): Promise<Answering> {
  // Who looks for a rule waits for no game, and who has a case for no index.
  if (command === 'find') return (await import('./find.ts')).loadFinder();
  const games = await loadGames();
  return (line) => answer(command, line, (id) => games.get(id));
}

/** Commands that take a game and flags, and what they print. */
const ABOUT_ONE_GAME = {
  deal: (game: WholeGame, given: readonly string[]) => [dealt(game, readFlags('deal', game, given))],
  selfplay: (game: WholeGame, given: readonly string[]) => selfplay(game, readFlags('selfplay', game, given)),
  puzzles: (game: WholeGame, given: readonly string[]) =>
    puzzleLines(game, readFlags('puzzles', game, given)),
  ladder: (game: WholeGame, given: readonly string[]) => [
    ladder(game, readFlags('ladder', game, given, Object.keys(PLAYERS))),
  ],
};

const isAboutOneGame = (command: string): command is keyof typeof ABOUT_ONE_GAME =>
  Object.hasOwn(ABOUT_ONE_GAME, command);

async function obey(args: readonly string[], streams: Streams, print: Print): Promise<number> {
  const [command = '', ...rest] = args;
  if (command === 'review') {
    const work = readWork(rest, USUAL_WORK);
    const games = await loadGames();
    return stream((line) => reviewLine(games, line, work), streams, print);
  }
  if (command === 'find' || (COMMANDS as readonly string[]).includes(command)) {
    if (rest[0] !== undefined) {
      const what =
        ({ find: 'questions', audit: 'records' } as Partial<Record<string, string>>)[command] ?? 'cases';
      throw new UsageError(
        `${command} takes nothing like ${quote(rest[0])}: ${what} come on standard input, as in “${command} < ${what}.jsonl”.`,
      );
    }
    return stream(await answeringTo(command as Command | 'find'), streams, print);
  }
  const [name, ...given] = rest;
  if (name === undefined || !isAboutOneGame(command)) throw new UsageError(usageOf(command));
  const games = await loadGames();
  const game = games.get(name);
  if (!game) throw new UsageError(`We don’t know the game ${quote(name)}: ${[...games.keys()].join(', ')}.`);
  for (const line of ABOUT_ONE_GAME[command](game, given)) await print(line);
  return 0;
}

/**
 * The referee on the command line.
 * @returns the exit code: 0, 1 where the answers can't be written, 2 for a usage or a line that is wrong
 */
export async function run(args: readonly string[], streams: Streams): Promise<number> {
  const { stdout, stderr } = streams;
  const print = printTo(stdout);
  try {
    if (!asksForHelp(args)) return await obey(args, streams, print);
    await print(usageOf(args[0] ?? ''), 'as it is');
    return 0;
  } catch (error) {
    if (error instanceof OutputError) {
      if (error.closed) return 0;
      stderr.write(`The answers can’t be written: ${error.message}.\n`);
      return 1;
    }
    if (!(error instanceof UsageError)) throw error;
    stderr.write(`${error.message}\n`);
    return 2;
  }
}
