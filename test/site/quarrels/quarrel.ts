import { existsSync, readdirSync } from 'node:fs';
import type { Verdict } from '../../../src/referee/verdict.ts';

/** A quarrel somebody brings to the desk, how it is laid out there, and what the referee must say. */
export interface Quarrel {
  readonly says: string;
  /**
   * What is touched, one after the other:
   * `6S` a card of the pack · `@table` a place · `>hand-0/6S` a thing on the drawn table · `~0` one in its place ·
   * `!Take` what was done · `?You` an answer to what the ruling asks · `=Ann` what is said of a place, `=Ann: 3` in
   * the line of a speaker · `+3` a number · `#1` a known quarrel · `%key=label` a house rule · `more` `join` `whole`
   */
  readonly taps: string;
  readonly verdict: Verdict;
  /** A rule that is broken or may be; of what is allowed, one that allows it. */
  readonly rule: string;
}

export const tapsOf = ({ taps }: Quarrel): readonly string[] => taps.split(', ');

/** The quarrels of every game, found by their files. */
export async function allQuarrels(): Promise<ReadonlyMap<string, readonly Quarrel[]>> {
  const folder = new URL('../../games/', import.meta.url);
  const games = readdirSync(folder).filter((id) => existsSync(new URL(`${id}/quarrels.ts`, folder)));
  const files = games.map(
    (id) => import(new URL(`${id}/quarrels.ts`, folder).href) as Promise<{ quarrels: readonly Quarrel[] }>,
  );
  const modules = await Promise.all(files);
  return new Map(games.map((id, at) => [id, modules[at]?.quarrels ?? []]));
}
