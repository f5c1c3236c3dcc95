import type { CoachedGame } from '../../game/game.ts';
import { choices, defaultOptions, type Options } from '../../game/options.ts';
import type { Random } from '../../random/random.ts';
import type { Moment } from '../puzzle/moments.ts';
import { type JudgedTry, type MomentScan, scanMoments } from './scan.ts';
import { createExamTable, type ExamTable } from './tables.ts';

/** Where cases of one game are made for a paper: what was looked through, and what the paper has already. */
export interface CaseSource {
  readonly game: CoachedGame;
  readonly options: Options;
  readonly random: Random;
  /** Looked through as it is needed, further each time. */
  scan: MomentScan;
  /** No moment comes twice. */
  readonly used: Set<Moment>;
  /** How often each rule was asked about. */
  readonly asked: Map<string, number>;
  /** House rules under which nothing was found that would be ruled otherwise. */
  readonly idle: Set<string>;
}

/** A try that was found for a case, its table, and the rule it was found for. */
export interface TryPick {
  readonly rule: string;
  readonly tryable: JudgedTry;
  readonly table: ExamTable;
}

/** House rules that only say who sits there, one of the ways there are: no two papers need the same table. */
function chooseSeating(game: CoachedGame, random: Random): Options {
  const usual = defaultOptions(game.options);
  const shapes = game.options.filter((spec) => spec.structural && choices(spec).length > 1);
  const chosen = shapes.map((spec) => [spec.key, random.pick(choices(spec)).value] as const);
  const options = { ...usual, ...Object.fromEntries(chosen) };
  return game.checkOptions?.(options) ? usual : options;
}

/** A bench at which so many moments have been looked through. */
export function createCaseSource(game: CoachedGame, random: Random, most: number): CaseSource {
  const options = chooseSeating(game, random);
  return {
    game,
    options,
    random,
    scan: scanMoments(game, options, random, most),
    used: new Set(),
    asked: new Map(),
    idle: new Set(),
  };
}

/** Whatever comes least often, or anything. */
export type PickOrder = 'rare' | 'any';

/** Rules in the order in which they are to come: those not asked about first. */
function orderRules(
  { random, asked }: CaseSource,
  under: ReadonlyMap<string, readonly JudgedTry[]>,
  order: PickOrder,
): readonly string[] {
  const often = (rule: string): number => asked.get(rule) ?? 0;
  const found = (rule: string): number => (order === 'rare' ? (under.get(rule)?.length ?? 0) : 0);
  return random.shuffle([...under.keys()]).sort((a, b) => often(a) - often(b) || found(a) - found(b));
}

/** The first try, by the order of the rules, of which a table can be made that will do; undefined where there is none. */
export function pickTry(
  bench: CaseSource,
  under: ReadonlyMap<string, readonly JudgedTry[]>,
  order: PickOrder,
  tableOf: (tryable: JudgedTry, rule: string) => ExamTable | undefined,
): TryPick | undefined {
  for (const rule of orderRules(bench, under, order)) {
    // By one rule alone, where that can be: then there is one thing to see.
    const all = bench.random.shuffle(under.get(rule) ?? []).sort((a, b) => a.rules.length - b.rules.length);
    for (const tryable of all) {
      if (bench.used.has(tryable.moment)) continue;
      const table = tableOf(tryable, rule);
      if (table) return { rule, tryable, table };
    }
  }
  return undefined;
}

/** The table as the one who tries sees it, where the referee’s ruling rests on the rule. */
export const judgeAsSeen =
  ({ game }: CaseSource) =>
  (tryable: JudgedTry, rule: string): ExamTable | undefined => {
    const table = createExamTable(game, tryable);
    if (!table) return undefined;
    const { verdict, findings, permits } = table.reasoned;
    if (verdict === 'depends') return undefined;
    const rules = verdict === 'illegal' ? findings.map((finding) => finding.rule) : permits;
    return rules.includes(rule) ? table : undefined;
  };

/** Notes what a case has taken. */
export function markTaken({ used, asked }: CaseSource, { rule, tryable }: TryPick): void {
  used.add(tryable.moment);
  asked.set(rule, (asked.get(rule) ?? 0) + 1);
}
