import type { WholeGame } from '../../game/game.ts';
import { UsageError } from '../usage-error.ts';

export type FlagValues = Readonly<Record<string, string | boolean | undefined>>;

/** Creates one kind of stored material for a game and writes it into `content/<game>/`. */
export interface Maker {
  readonly flags: Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly default?: string }>>;
  /** @throws UsageError if a flag has an invalid value */
  readonly make: (game: WholeGame, flags: FlagValues) => Promise<void> | void;
}

/**
 * Reads a flag as a whole number.
 * @throws UsageError unless it is a whole number from 1
 */
export function parseNumber(flags: FlagValues, flag: string): number {
  const value = Number(flags[flag]);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new UsageError(`--${flag} takes a whole number from 1.`);
}

export const contentFile = (game: string, path: string): URL =>
  new URL(`../../../content/${game}/${path}`, import.meta.url);

export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
