import type { WholeGame } from '../../game/game.ts';
import { UsageError } from '../usage-error.ts';

/** The flags of a command as they were given, by name. */
export type FlagValues = Readonly<Record<string, string | boolean | undefined>>;

/** Makes one kind of stored material for a game and writes it into `content/<game>/`. */
export interface Maker {
  readonly flags: Readonly<
    Record<string, { readonly type: 'string' | 'boolean'; readonly default?: string }>
  >;
  /** @throws UsageError for a flag with a value it can't have */
  readonly make: (game: WholeGame, given: FlagValues) => Promise<void> | void;
}

/**
 * The whole number a flag was given.
 * @throws UsageError for anything but a whole number from 1
 */
export function parseNumber(given: FlagValues, flag: string): number {
  const n = Number(given[flag]);
  if (Number.isSafeInteger(n) && n > 0) return n;
  throw new UsageError(`--${flag} takes a whole number from 1.`);
}

/** How much is played out, and by which chance. */
export interface Playouts {
  readonly worlds: number;
  readonly seed: number;
}

/** A file of a game's content. */
export const contentFile = (game: string, path: string): URL =>
  new URL(`../../../content/${game}/${path}`, import.meta.url);

export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
