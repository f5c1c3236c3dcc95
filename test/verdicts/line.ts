import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { JsonObject } from '../../src/game/json.ts';
import { jsonLines } from '../../src/rulebook/publication.ts';
import type { VerdictLine } from '../../src/rulebook/verdicts.ts';

/** A line to be added; its id and set follow from the lines before it. */
export type NewLine = Omit<VerdictLine, 'id' | 'set'>;

export const fileOf = (game: string): URL => new URL(`../../content/${game}/verdicts.jsonl`, import.meta.url);

/** The stored lines of a game; none if nothing is stored. */
export function storedLines(game: string): readonly VerdictLine[] {
  if (!existsSync(fileOf(game))) return [];
  const text = readFileSync(fileOf(game), 'utf8').trim();
  return text === '' ? [] : text.split('\n').map((line) => JSON.parse(line) as VerdictLine);
}

/** Digests of the sets of a game, by number: a published set never changes. */
export type SetDigests = Readonly<Record<string, string>>;

export const digestFileOf = (game: string): URL => new URL(`../games/${game}/verdict-sets.json`, import.meta.url);

export const digestSets = (lines: readonly VerdictLine[]): SetDigests =>
  Object.fromEntries(
    [...Map.groupBy(lines, ({ set }) => set)].map(([set, ofSet]) => [
      String(set),
      createHash('sha256').update(jsonLines(ofSet)).digest('hex').slice(0, 16),
    ]),
  );

/** Lines of a game that grow: ids are never used twice, and a case is never listed twice. */
export class LineList {
  readonly #lines: VerdictLine[];
  readonly #idByCase: Map<string, string>;
  readonly #countByRule = new Map<string, number>();
  readonly #set: number;

  constructor(stored: readonly VerdictLine[]) {
    this.#lines = [...stored];
    this.#idByCase = new Map(stored.map(({ id, case: json }) => [JSON.stringify(json), id]));
    this.#set = 1 + Math.max(0, ...stored.map(({ set }) => set));
    for (const { id } of stored) this.#countUp(id);
  }

  #countUp(id: string): void {
    const [, rule = '', number] = /^(.*)\/(\d+)$/.exec(id) ?? [];
    this.#countByRule.set(rule, Math.max(this.#countByRule.get(rule) ?? 0, Number(number)));
  }

  get lines(): readonly VerdictLine[] {
    return this.#lines;
  }

  has(json: JsonObject): boolean {
    return this.#idByCase.has(JSON.stringify(json));
  }

  /** Adds a line unless its case is listed. @returns the id of the case */
  add(line: NewLine): string {
    const key = JSON.stringify(line.case);
    const known = this.#idByCase.get(key);
    if (known !== undefined) return known;
    const id = `${line.rule}/${(this.#countByRule.get(line.rule) ?? 0) + 1}`;
    this.#countUp(id);
    this.#idByCase.set(key, id);
    this.#lines.push({ id, set: this.#set, ...line });
    return id;
  }
}
