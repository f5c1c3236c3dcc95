import { parseArgs } from 'node:util';
import type { Budget } from '../bots/bot.ts';
import { BOTS } from '../bots/bots.ts';
import type { Sampling } from '../bots/search/worlds.ts';
import { quote } from '../cards/words.ts';
import type { Game } from '../game/game.ts';
import type { Options } from '../game/options.ts';
import type { Seat } from '../game/seat.ts';
import { readHouseRules } from '../referee/case.ts';
import { readJson } from '../referee/read-json.ts';
import { UsageError } from './usage-error.ts';

export interface Flags {
  readonly options: Options;
  readonly seed: number;
  readonly games: number;
  /** Names of bots, one for each seat, repeated around the table. */
  readonly bots: readonly string[];
  /** Limits of the bots' search; by default each bot's own. */
  readonly budget?: Budget;
  /** Random moves to make before the table is shown. */
  readonly moves: number;
  /** Whether each game is printed as one record. */
  readonly record: boolean;
  /** Kind and number of puzzles, and the rules they are about. */
  readonly kind: string | undefined;
  readonly count: number;
  readonly rules: readonly string[];
  /** The seat whose view is shown; undefined: all hands are open. */
  readonly as?: Seat;
}

function parseWholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value)) return value;
  throw new UsageError(`--${name} is a whole number from 0, not ${quote(text)}.`);
}

const COMMAND_FLAGS = {
  deal: ['seats', 'seed', 'options'],
  selfplay: ['seats', 'seed', 'games', 'bot', 'options', 'record'],
  ladder: ['bots', 'games', 'seed', 'seats', 'options', 'ms', 'worlds'],
  review: ['worlds', 'seed'],
  puzzles: ['kind', 'count', 'seed', 'rules', 'seats', 'options'],
  show: ['seats', 'seed', 'moves', 'as', 'options'],
} as const;

type FlagName = (typeof COMMAND_FLAGS)[keyof typeof COMMAND_FLAGS][number];

/** Commands whose input lines name the game. */
const GAMELESS_COMMANDS: readonly string[] = ['review'];

/** Flags without a value. */
const BOOLEAN_FLAGS: readonly FlagName[] = ['record'];

/**
 * Returns the text of each flag.
 * @throws UsageError for an argument the command doesn't take
 */
function parseFlagTexts(
  command: keyof typeof COMMAND_FLAGS,
  args: readonly string[],
): Partial<Record<FlagName, string>> {
  const allowedFlags: readonly FlagName[] = COMMAND_FLAGS[command];
  const typed = (name: FlagName) => ({ type: BOOLEAN_FLAGS.includes(name) ? 'boolean' : 'string' }) as const;
  const options = Object.fromEntries(allowedFlags.map((name) => [name, typed(name)]));
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const flagTexts: Partial<Record<FlagName, string>> = {};
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    const argumentText = token.kind === 'positional' ? token.value : token.rawName;
    const name = allowedFlags.find((one) => token.kind === 'option' && one === token.name);
    if (token.kind === 'positional' || !name) {
      const list = allowedFlags.map((one) => `--${one}`).join(', ');
      throw new UsageError(
        `${command} takes nothing like ${quote(argumentText)}, only ${GAMELESS_COMMANDS.includes(command) ? '' : 'a game and '}${list}.`,
      );
    }
    if (flagTexts[name] !== undefined) throw new UsageError(`--${name} is there twice.`);
    const value = BOOLEAN_FLAGS.includes(name) ? name : token.value;
    if (value === undefined) throw new UsageError(`After --${name} its value is missing.`);
    flagTexts[name] = value;
  }
  return flagTexts;
}

/**
 * Reads house rules from `--options` and `--seats`.
 * @throws UsageError if they aren't valid
 */
function parseHouseRules(game: Game, options: string, seats: string | undefined): Options {
  const json = readJson(options);
  if (!json.ok) throw new UsageError(`--options is a JSON object of house rules, not ${quote(options)}.`);
  const house = readHouseRules(
    game,
    seats === undefined ? json.value : { ...json.value, seats: parseWholeNumber('seats', seats) },
  );
  if (!house.ok) throw new UsageError(house.fault.says);
  return house.value;
}

/**
 * Reads a list of bots.
 * @throws UsageError for an unknown name
 */
function parseNames(flag: string, text: string, allowedNames: readonly string[]): readonly string[] {
  const list = text.split(',');
  const unknownName = list.find((name) => !allowedNames.includes(name));
  if (unknownName === undefined) return list;
  const rejectedText = list.length > 1 ? `, not ${quote(unknownName)}` : '';
  throw new UsageError(`--${flag} is one of: ${allowedNames.join(', ')}${rejectedText}.`);
}

/**
 * Reads `--ms` or `--worlds`.
 * @throws UsageError if it is 0 or if both are given
 */
function parseBudget({ ms, worlds }: Partial<Record<FlagName, string>>): Budget | undefined {
  if (ms !== undefined && worlds !== undefined) throw new UsageError('A bot thinks either --ms or --worlds, not both.');
  for (const [name, text] of Object.entries({ ms, worlds })) {
    if (text !== undefined && parseWholeNumber(name, text) === 0)
      throw new UsageError(`--${name} is at least 1: a bot that may not think can’t move.`);
  }
  if (ms !== undefined) return { worlds: Number.POSITIVE_INFINITY, ms: Number(ms) };
  return worlds === undefined ? undefined : { worlds: Number(worlds) };
}

/**
 * Reads the sampling of a review.
 * @throws UsageError if a value isn't valid
 */
export function readSampling(args: readonly string[], usual: Sampling): Sampling {
  const flagTexts = parseFlagTexts('review', args);
  const { worlds } = parseBudget(flagTexts) ?? usual;
  return {
    worlds,
    seed: flagTexts.seed === undefined ? usual.seed : parseWholeNumber('seed', flagTexts.seed),
  };
}

/**
 * Reads the flags of a command that takes a game.
 * @param bots names allowed in --bot and --bots
 * @throws UsageError if a value isn't valid
 */
export function readFlags(
  command: keyof typeof COMMAND_FLAGS,
  game: Game,
  args: readonly string[],
  bots: readonly string[] = Object.keys(BOTS),
): Flags {
  const flagTexts = parseFlagTexts(command, args);
  const { seed = '1', games = command === 'ladder' ? '200' : '1', moves = '0' } = flagTexts;
  const options = parseHouseRules(game, flagTexts.options ?? '{}', flagTexts.seats);
  const budget = parseBudget(flagTexts);
  const flags = {
    options,
    bots:
      flagTexts.bots === undefined
        ? parseNames('bot', flagTexts.bot ?? 'random', bots)
        : parseNames('bots', flagTexts.bots, bots),
    seed: parseWholeNumber('seed', seed),
    games: parseWholeNumber('games', games),
    moves: parseWholeNumber('moves', moves),
    kind: flagTexts.kind,
    count: parseWholeNumber('count', flagTexts.count ?? '1'),
    rules: flagTexts.rules?.split(',') ?? [],
    record: flagTexts.record !== undefined,
    ...(budget === undefined ? {} : { budget }),
  };
  if (flagTexts.as === undefined) return flags;
  const [as, seats] = [parseWholeNumber('as', flagTexts.as), game.seats(options)];
  if (as >= seats) throw new UsageError(`--as is a seat from 0 to ${seats - 1}, not ${quote(flagTexts.as)}.`);
  return { ...flags, as };
}
