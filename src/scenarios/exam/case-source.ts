import type { CoachedGame } from '../../game/game.ts';
import { choices, defaultOptions, type Options } from '../../game/options.ts';
import type { Random } from '../../random/random.ts';
import type { Moment } from '../puzzle/moments.ts';
import { type JudgedTry, type MomentScan, scanMoments } from './scan.ts';
import { createExamTable, type ExamTable } from './tables.ts';

/** Material for the cases of one game in a paper, and what the paper has already used. */
export interface CaseSource {
  readonly game: CoachedGame;
  readonly options: Options;
  readonly random: Random;
  /** The current scan; it is replaced by another one when its moments are used up. */
  scan: MomentScan;
  /** Moments already used; each is used once. */
  readonly used: Set<Moment>;
  /** Number of cases about each rule. */
  readonly timesAsked: Map<string, number>;
  /** Settings of house rules for which no difference was found. */
  readonly settingsWithoutEffect: Set<string>;
}

/** A try for a case, its table, and the rule it is about. */
export interface TryPick {
  readonly rule: string;
  readonly tryable: JudgedTry;
  readonly table: ExamTable;
}

/** Picks random values for the structural options (for example the number of players), to vary the tables. */
function chooseSeating(game: CoachedGame, random: Random): Options {
  const defaults = defaultOptions(game.options);
  const shapes = game.options.filter((spec) => spec.structural && choices(spec).length > 1);
  const settings = shapes.map((spec) => [spec.key, random.pick(choices(spec)).value] as const);
  const options = { ...defaults, ...Object.fromEntries(settings) };
  return game.checkOptions?.(options) ? defaults : options;
}

/** Creates a source and scans its first moments. */
export function createCaseSource(game: CoachedGame, random: Random, momentCount: number): CaseSource {
  const options = chooseSeating(game, random);
  return {
    game,
    options,
    random,
    scan: scanMoments(game, options, random, momentCount),
    used: new Set(),
    timesAsked: new Map(),
    settingsWithoutEffect: new Set(),
  };
}

/** Which rules to prefer: those with few tries (`rare`), or all alike (`any`). */
export type PickOrder = 'rare' | 'any';

/** Orders rules by how seldom they were asked about. */
function orderRules(
  { random, timesAsked }: CaseSource,
  triesByRule: ReadonlyMap<string, readonly JudgedTry[]>,
  order: PickOrder,
): readonly string[] {
  const countAsked = (rule: string): number => timesAsked.get(rule) ?? 0;
  const countTries = (rule: string): number => (order === 'rare' ? (triesByRule.get(rule)?.length ?? 0) : 0);
  return random
    .shuffle([...triesByRule.keys()])
    .sort((a, b) => countAsked(a) - countAsked(b) || countTries(a) - countTries(b));
}

/** Returns the first try, in the order of the rules, for which a table can be made, or undefined. */
export function pickTry(
  source: CaseSource,
  triesByRule: ReadonlyMap<string, readonly JudgedTry[]>,
  order: PickOrder,
  tableOf: (tryable: JudgedTry, rule: string) => ExamTable | undefined,
): TryPick | undefined {
  for (const rule of orderRules(source, triesByRule, order)) {
    // Tries that break a single rule come first, so that there is one problem to find.
    const tries = source.random.shuffle(triesByRule.get(rule) ?? []).sort((a, b) => a.rules.length - b.rules.length);
    for (const tryable of tries) {
      if (source.used.has(tryable.moment)) continue;
      const table = tableOf(tryable, rule);
      if (table) return { rule, tryable, table };
    }
  }
  return undefined;
}

/** Returns the table as the trying seat sees it, if the ruling cites the rule. */
export const judgeAsSeen =
  ({ game }: CaseSource) =>
  (tryable: JudgedTry, rule: string): ExamTable | undefined => {
    const table = createExamTable(game, tryable);
    if (!table) return undefined;
    const { verdict, findings, permits } = table.reasonedVerdict;
    if (verdict === 'depends') return undefined;
    const rules = verdict === 'illegal' ? findings.map((finding) => finding.rule) : permits;
    return rules.includes(rule) ? table : undefined;
  };

/** Records a try as used. */
export function markTaken({ used, timesAsked }: CaseSource, { rule, tryable }: TryPick): void {
  used.add(tryable.moment);
  timesAsked.set(rule, (timesAsked.get(rule) ?? 0) + 1);
}
