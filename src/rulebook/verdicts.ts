import type { JsonObject } from '../game/json.ts';

/** A published try and its verdict, for other people's engines. */
export interface VerdictLine {
  /** `<game>/<rule>/<number>`; never changes, and never names another case. */
  readonly id: string;
  /** The set in which the line was added, from 1. */
  readonly set: number;
  /**
   * What the line shows of its rule: the try breaks it; the try keeps it, by the narrowest difference from the line
   * `beside`; the rule allows the try; or an unseen card decides whether the try breaks it.
   */
  readonly shows: 'breaks' | 'keeps' | 'allows' | 'depends';
  readonly rule: string;
  /** Id of the line that breaks the rule, from which this one differs least. */
  readonly beside?: string;
  /** The house rule that alone makes the difference from the line `beside`. */
  readonly option?: string;
  readonly case: JsonObject;
  readonly verdict: 'legal' | 'illegal' | 'depends';
  /** Ids of all rules that the try breaks, in the order of a ruling. */
  readonly findings: readonly string[];
  /** Ids of all rules that allow the try. */
  readonly permits: readonly string[];
  /** Where the try comes from: people wrote it down, or a search through random games found it. */
  readonly from: 'rulebook' | 'lesson' | 'argument' | 'search';
}

const files = import.meta.glob<string>('../../content/*/verdicts.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The published tries of a game with their verdicts, as JSON Lines; empty if there are none. */
export const verdictLinesOf = (game: string): string => files[`../../content/${game}/verdicts.jsonl`] ?? '';

/** The published tries of a game. */
export const readVerdicts = (game: string): readonly VerdictLine[] =>
  verdictLinesOf(game)
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as VerdictLine]));

/** The latest set of a game, and the number of its tries by verdict. */
export function summarizeVerdicts(game: string): Readonly<Record<'set' | 'all' | VerdictLine['verdict'], number>> {
  const lines = readVerdicts(game);
  const count = (wanted: VerdictLine['verdict']): number => lines.filter(({ verdict }) => verdict === wanted).length;
  return {
    set: Math.max(0, ...lines.map(({ set }) => set)),
    all: lines.length,
    legal: count('legal'),
    illegal: count('illegal'),
    depends: count('depends'),
  };
}
