import { fault, ok, type Result } from '../game/fault.ts';
import type { Game } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import type { OptionValue } from '../game/options.ts';
import type { GameState, Outcome } from '../game/play.ts';
import { type JudgedEntry, judgeEntries, RecordBudget, startOf } from './judged-entries.ts';
import { findReadings, type Reading } from './readings.ts';
import { runToEnd, type TableRecord, withResponse } from './record.ts';
import { otherChoices, type Setting } from './settings.ts';
import { type UnsureTry, UnsureWatch } from './unsure-tries.ts';
import type { Verdict } from './verdict.ts';

/** A house rule under which other tries would be irregular, with the indices of all irregular tries there. */
export interface AuditReading {
  readonly option: string;
  readonly value: OptionValue;
  readonly irregular: readonly number[];
}

/** The referee's audit of a whole record. */
export interface Audit {
  /** Number of tries in the record, illegal ones included. */
  readonly tries: number;
  readonly irregular: readonly JudgedEntry[];
  readonly unsure: readonly UnsureTry[];
  readonly readings: readonly AuditReading[];
  /** The state after the last entry. */
  readonly state: GameState;
  /** The result; null if the game isn't over. */
  readonly outcome: Outcome | null;
}

/** Another value of a house rule, and the indices of the tries whose legality differs there. */
interface OtherSetting extends Setting {
  readonly differs: Set<number>;
}

/** Every other value of each house rule that rulings read, one at a time. */
function otherSettingsOf({ game, options }: TableRecord): readonly OtherSetting[] {
  return game.options
    .filter((spec) => !spec.structural && !spec.unjudged)
    .flatMap((spec) => otherChoices(spec, options[spec.key]))
    .filter(({ option, value }) => !game.checkOptions?.({ ...options, [option]: value }))
    .map((setting) => ({ ...setting, differs: new Set<number>() }));
}

const isIllegal = ({ verdict }: { readonly verdict: Verdict }): boolean => verdict === 'illegal';

/** Adds the try to the settings under which its legality differs. */
function noteDifferences(
  otherSettings: readonly OtherSetting[],
  { at, reasonedVerdict }: JudgedEntry,
  readings: readonly Reading[],
): void {
  for (const reading of readings) {
    if (isIllegal(reading) === isIllegal(reasonedVerdict)) continue;
    otherSettings.find(({ option, value }) => option === reading.option && value === reading.value)?.differs.add(at);
  }
}

/** The indices of irregular tries under another setting. */
function listUnder({ option, value, differs }: OtherSetting, irregular: readonly JudgedEntry[]): AuditReading {
  const indicesOf = (entries: readonly JudgedEntry[]): Set<number> => new Set(entries.map((one) => one.at));
  const illegalHere = indicesOf(irregular.filter(({ reasonedVerdict }) => isIllegal(reasonedVerdict)));
  const byNoRule = indicesOf(irregular.filter(({ reasonedVerdict }) => !isIllegal(reasonedVerdict)));
  const irregularIndices = illegalHere.symmetricDifference(differs).union(byNoRule);
  return { option, value, irregular: [...irregularIndices].sort((a, b) => a - b) };
}

/**
 * Audits a record entry by entry: yields each judged entry and returns the audit, or a `bad-record` fault.
 * @throws TooMuch if the budget is spent
 */
export function* auditSteps(record: TableRecord): Generator<JudgedEntry, Result<Audit>> {
  const { game, entries } = record;
  const budget = new RecordBudget();
  const watch = new UnsureWatch(game);
  const otherSettings = otherSettingsOf(record);
  const irregular: JudgedEntry[] = [];
  let state = startOf(record).state;
  for (const one of judgeEntries(record, budget)) {
    if (one.unclear) {
      const message = `${one.unclear.says} Write down the position after it.`;
      return fault('bad-record', `moves[${one.at}]`, message);
    }
    yield one;
    if (one.irregular) irregular.push(one);
    watch.note(one);
    const { before, entry, reasonedVerdict } = one;
    noteDifferences(otherSettings, one, findReadings(game, before, entry, reasonedVerdict, budget));
    state = one.after;
  }
  return ok({
    tries: entries.length,
    irregular,
    unsure: watch.unsureTries,
    readings: otherSettings.filter(({ differs }) => differs.size > 0).map((other) => listUnder(other, irregular)),
    state,
    outcome: game.play.outcome(state),
  });
}

/**
 * Audits a whole record.
 * @throws TooMuch if the budget is spent
 */
export const auditRecord = (record: TableRecord): Result<Audit> => runToEnd(auditSteps(record));

/** Writes an audit in the wire format. */
export function writeAudit(game: Game, { irregular, unsure: unsureTries, readings, ...rest }: Audit): JsonObject {
  const { winners = [], scores = [] } = rest.outcome ?? {};
  return {
    tries: rest.tries,
    irregular: irregular.map(({ at, entry, reasonedVerdict, irregular: irregularity }) => {
      const { findings = [], nearest = [], response = null } = irregularity ?? {};
      const entryJson = {
        at,
        seat: entry.seat,
        verdict: reasonedVerdict.verdict,
        findings: findings.map(({ rule, says }) => ({ rule, says })),
        nearest: nearest.map(({ move, says }) => ({ move: game.notation.move.write(move), says })),
      };
      return withResponse(entryJson, response);
    }),
    unsure: unsureTries.map(({ at, seat, depends, settled }) => ({
      at,
      seat,
      depends,
      settled: settled && { ...settled },
    })),
    readings: readings.map((one) => ({ ...one })),
    position: game.notation.position.write(rest.state),
    outcome: rest.outcome && { winners, scores },
  };
}
