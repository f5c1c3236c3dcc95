import { parseArgs } from 'node:util';
import { BOTS } from '../bots/strengths.ts';
import type { Game } from '../game/game.ts';
import type { Options } from '../game/options.ts';
import { readHouseRules, readJson } from '../referee/case.ts';

/** Something on the command line that can't be: its message is for the person who typed it. */
export class UsageError extends Error {}

export interface Flags {
  readonly options: Options;
  readonly seed: number;
  readonly games: number;
  readonly bot: string;
}

function wholeNumber(name: string, text: string): number {
  const n = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(n)) return n;
  throw new UsageError(`--${name} is a whole number from 0, not “${text}”.`);
}

function parse(args: readonly string[]) {
  try {
    const flag = { type: 'string' } as const;
    const options = { seats: flag, seed: flag, games: flag, bot: flag, options: flag };
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Flags of `deal` and `selfplay`. @throws UsageError naming what is wrong */
export function readFlags(game: Game, args: readonly string[]): Flags {
  const { seats, seed = '1', games = '1', bot = 'random', options = '{}' } = parse(args);
  const json = readJson(options);
  if (!json.ok) throw new UsageError(`--options is a JSON object of house rules, not “${options}”.`);
  const house = readHouseRules(
    game,
    seats === undefined ? json.value : { ...json.value, seats: wholeNumber('seats', seats) },
  );
  if (!house.ok) throw new UsageError(house.fault.says);
  if (!(bot in BOTS)) throw new UsageError(`--bot is one of: ${Object.keys(BOTS).join(', ')}.`);
  return { options: house.value, seed: wholeNumber('seed', seed), games: wholeNumber('games', games), bot };
}
