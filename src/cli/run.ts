import type { Writable } from 'node:stream';
import { DEFAULT_SAMPLING } from '../bots/review/decision.ts';
import { quote } from '../cards/words.ts';
import type { WholeGame } from '../game/game.ts';
import {
  type AnswerLine,
  answerLine,
  answerSafely,
  COMMANDS,
  type Command,
  toAnswerLine,
  writeFault,
} from '../referee/answer.ts';
import { isPuzzleKind, PUZZLE_KINDS } from '../scenarios/puzzle/kinds.ts';
import type { Puzzle } from '../scenarios/puzzle/puzzle.ts';
import { makePuzzles } from '../scenarios/puzzle/puzzles.ts';
import { type Flags, readFlags, readSampling } from './flags.ts';
import { loadGames } from './games.ts';
import { LADDER_PLAYERS, playLadder } from './ladder.ts';
import { loadLazyFinder } from './lazy-find.ts';
import { readLines } from './lines.ts';
import { reviewLine } from './review.ts';
import { dealPosition, playSelf } from './selfplay.ts';
import { UsageError } from './usage-error.ts';

/**
 * Yields the requested puzzles.
 * @throws UsageError for an unknown kind or rule, and at the end if too few were found
 */
function* puzzleLines(game: WholeGame, flags: Flags): Generator<Puzzle> {
  const { options, seed, count, kind, rules } = flags;
  if (!isPuzzleKind(kind)) throw new UsageError(`--kind is one of: ${PUZZLE_KINDS.join(', ')}.`);
  const stranger = rules.find((id) => !game.rules.rule(id));
  if (stranger !== undefined) throw new UsageError(`${game.name} has no rule ${quote(stranger)}.`);
  if (kind === 'move' && rules.length > 0)
    throw new UsageError('--rules goes with every other kind: a best move is about no rule.');
  let madeCount = 0;
  for (const puzzle of makePuzzles({ game, options, kind, count, seed, rules })) {
    madeCount++;
    yield puzzle;
  }
  if (madeCount < count)
    throw new UsageError(`Only ${madeCount} of ${count} such puzzles came up in the games that were played.`);
}

/** Syntax and description of each command. */
const HELP = {
  judge: ['judge < cases', 'Was it allowed, by which rules, and what else would have been?'],
  moves: ['moves < cases', 'All that is certainly allowed.'],
  apply: ['apply < cases', 'What lies there after the move, and what happened.'],
  score: ['score < cases', 'What was won, counted line by line.'],
  find: ['find < questions', 'The rules that answer {"query": …}, in {"game": …} alone where one is named.'],
  audit: ['audit < records', 'Every irregular try of a whole game, and what it came to.'],
  review: ['review [--worlds W] [--seed S] < records', 'What each decision cost, by what its seat could know.'],
  deal: ['deal GAME [--seats N] [--seed S] [--options JSON]', 'A position as it is dealt.'],
  selfplay: [
    'selfplay GAME [--seats N] [--seed S] [--games K] [--bot NAME[,NAME…]] [--options JSON] [--record]',
    'Bots play: every step a line, or with --record every game.',
  ],
  ladder: [
    'ladder GAME --bots NAME,NAME [--games N] [--seed S] [--seats N] [--options JSON] [--ms M | --worlds W]',
    'How much more often the first of two bots wins.',
  ],
  puzzles: [
    'puzzles GAME --kind move|legal|rule|score|all|pair|who [--count N] [--seed S] [--rules ID,…] [--seats N] [--options JSON]',
    'Puzzles out of played games, with their proof.',
  ],
} as const;

const USAGE = `Usage: referee judge, moves, apply, score < cases   one JSON object a line
       find < questions, audit < records, review < records
       deal GAME, selfplay GAME             dealt, played by bots
       ladder GAME --bots NAME,NAME         who is stronger
       puzzles GAME --kind move|legal|rule|score|all|pair|who
       COMMAND --help                       says more`;

/** Returns the usage of a command, or of all commands if it is unknown. */
function usageOf(command: string): string {
  if (!Object.hasOwn(HELP, command)) return USAGE;
  const [syntax, description] = HELP[command as keyof typeof HELP];
  return `Usage: referee ${syntax}\n${description}`;
}

const asksForHelp = (args: readonly string[]): boolean => args.some((arg) => arg === '--help' || arg === '-h');

/** Standard output failed: the disk is full, or the reader has closed the pipe. */
class OutputError extends Error {
  /** The reader closed the pipe, as `head` does; not an error. */
  readonly isClosed: boolean;
  constructor({ code, message }: NodeJS.ErrnoException) {
    super(message);
    this.isClosed = code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED';
  }
}

/** Prints a value as JSON, or a text unchanged. */
type PrintLine = (line: unknown, format?: 'json' | 'as it is') => Promise<void>;

/**
 * Creates a printer that waits until each line is written.
 * @throws OutputError from the first line that can't be written
 */
function createPrinter(output: Writable): PrintLine {
  // Each write reports its own failure; without a listener the event would end the process with a stack trace.
  output.on('error', () => undefined);
  return (line, format = 'json') =>
    new Promise((resolve, reject) => {
      output.write(`${format === 'json' ? JSON.stringify(line) : line}\n`, (error) => {
        if (error) reject(new OutputError(error));
        else resolve();
      });
    });
}

export interface Streams {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

type LineAnswerer = (line: string) => AnswerLine;

const BLANK_LINE = /^[ \t\r]*$/;

/**
 * Answers each line as it arrives.
 * @returns the exit code: 2 if a line was an error, else 0
 */
async function answerLines(answering: LineAnswerer, { stdin, stderr }: Streams, print: PrintLine): Promise<number> {
  const report = (error: unknown): void => {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  };
  let code = 0;
  let number = 0;
  for await (const line of readLines(stdin)) {
    number += 1;
    if (line.ok && BLANK_LINE.test(line.value)) continue;
    const answerLine = line.ok
      ? answerSafely(number, () => answering(line.value), report)
      : toAnswerLine(writeFault(line.fault));
    if (answerLine.isError) code = 2;
    await print(answerLine.text, 'as it is');
  }
  return code;
}

/** Loads what the command needs to answer lines. */
async function loadAnswerer(command: Command | 'find'): Promise<LineAnswerer> {
  // `find` loads only the search index, and all other commands only the games.
  if (command === 'find') {
    const find = await loadLazyFinder();
    return (line) => toAnswerLine(find(line));
  }
  const games = await loadGames();
  return (line) => answerLine(command, line, (id) => games.get(id));
}

/** Commands that take a game and flags. */
const ABOUT_ONE_GAME = {
  deal: (game: WholeGame, args: readonly string[]) => [dealPosition(game, readFlags('deal', game, args))],
  selfplay: (game: WholeGame, args: readonly string[]) => playSelf(game, readFlags('selfplay', game, args)),
  puzzles: (game: WholeGame, args: readonly string[]) => puzzleLines(game, readFlags('puzzles', game, args)),
  ladder: (game: WholeGame, args: readonly string[]) => [
    playLadder(game, readFlags('ladder', game, args, Object.keys(LADDER_PLAYERS))),
  ],
};

const isAboutOneGame = (command: string): command is keyof typeof ABOUT_ONE_GAME =>
  Object.hasOwn(ABOUT_ONE_GAME, command);

async function runCommand(args: readonly string[], streams: Streams, print: PrintLine): Promise<number> {
  const [command = '', ...commandArgs] = args;
  if (command === 'review') {
    const sampling = readSampling(commandArgs, DEFAULT_SAMPLING);
    const games = await loadGames();
    return answerLines((line) => toAnswerLine(reviewLine(games, line, sampling)), streams, print);
  }
  if (command === 'find' || (COMMANDS as readonly string[]).includes(command)) {
    if (commandArgs[0] !== undefined) {
      const inputName =
        ({ find: 'questions', audit: 'records' } as Partial<Record<string, string>>)[command] ?? 'cases';
      throw new UsageError(
        `${command} takes nothing like ${quote(commandArgs[0])}: ${inputName} come on standard input, as in “${command} < ${inputName}.jsonl”.`,
      );
    }
    return answerLines(await loadAnswerer(command as Command | 'find'), streams, print);
  }
  const [name, ...flagArgs] = commandArgs;
  if (name === undefined || !isAboutOneGame(command)) throw new UsageError(usageOf(command));
  const games = await loadGames();
  const game = games.get(name);
  if (!game) throw new UsageError(`We don’t know the game ${quote(name)}: ${[...games.keys()].join(', ')}.`);
  for (const line of ABOUT_ONE_GAME[command](game, flagArgs)) await print(line);
  return 0;
}

/**
 * Runs the command line of the referee.
 * @returns the exit code: 0; 1 if the answers can't be written; 2 for a wrong usage or a wrong line
 */
export async function run(args: readonly string[], streams: Streams): Promise<number> {
  const { stdout, stderr } = streams;
  const print = createPrinter(stdout);
  try {
    if (!asksForHelp(args)) return await runCommand(args, streams, print);
    await print(usageOf(args[0] ?? ''), 'as it is');
    return 0;
  } catch (error) {
    if (error instanceof OutputError) {
      if (error.isClosed) return 0;
      stderr.write(`The answers can’t be written: ${error.message}.\n`);
      return 1;
    }
    if (!(error instanceof UsageError)) throw error;
    stderr.write(`${error.message}\n`);
    return 2;
  }
}
