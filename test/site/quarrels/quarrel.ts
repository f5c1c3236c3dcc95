import { existsSync, readdirSync } from 'node:fs';
import type { Verdict } from '../../../src/referee/verdict.ts';

/** An argument that people bring to the desk: its set-up, and the referee's ruling. */
export interface Quarrel {
  readonly says: string;
  /**
   * The touches, in order:
   * `6S` a card to choose · `@table` a place · `>hand-0/6S` an item of the table ·
   * `!Take` an action · `?You` an answer to the ruling's question · `=Ann` a value of a place, `=Ann: 3` in the line
   * of a speaker · `+3` a number · `#1` a known argument · `%key=label` a house rule · `more` `join` `on` `away` `whole` `none` `done`
   */
  readonly taps: string;
  /** The same argument as a person at the table types it. */
  readonly line: string;
  /** Touches that the line needs before it, the house rules, and after it, answers to the ruling's questions. */
  readonly before?: string;
  readonly after?: string;
  readonly verdict: Verdict;
  /** A rule that is or may be broken; for a legal move, one that permits it. */
  readonly rule: string;
}

const split = (taps: string | undefined): readonly string[] => taps?.split(', ') ?? [];

export const tapsOf = ({ taps }: Quarrel): readonly string[] => split(taps);
export const tapsBefore = ({ before }: Quarrel): readonly string[] => split(before);
export const tapsAfter = ({ after }: Quarrel): readonly string[] => split(after);

/** The arguments of every game, found by their files. */
export async function allQuarrels(): Promise<ReadonlyMap<string, readonly Quarrel[]>> {
  const folder = new URL('../../games/', import.meta.url);
  const games = readdirSync(folder).filter((id) => existsSync(new URL(`${id}/quarrels.ts`, folder)));
  const files = games.map(
    (id) => import(new URL(`${id}/quarrels.ts`, folder).href) as Promise<{ quarrels: readonly Quarrel[] }>,
  );
  const modules = await Promise.all(files);
  return new Map(games.map((id, at) => [id, modules[at]?.quarrels ?? []]));
}
