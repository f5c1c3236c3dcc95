import { fault, ok, type Result } from '../game/fault.ts';
import type { Game } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import { choices, type Options, type OptionValue } from '../game/options.ts';
import type { GameState, Outcome } from '../game/play.ts';
import { type Heard, heard, RecordBudget, startOf } from './heard.ts';
import { watched } from './readings.ts';
import { type TableRecord, withThen } from './record.ts';
import { type Unsure, Watch } from './unsure.ts';
import { verdictOf } from './verdict.ts';

/** A house rule under which other tries would be irregular: those. */
export interface OtherReading {
  readonly option: string;
  readonly value: OptionValue;
  readonly irregular: readonly number[];
}

/** What the referee says of a whole record. */
export interface Audit {
  readonly tries: number;
  readonly irregular: readonly Heard[];
  readonly unsure: readonly Unsure[];
  readonly readings: readonly OtherReading[];
  readonly state: GameState;
  readonly outcome: Outcome | null;
}

/** Another way a house rule can be set, and which tries it rules otherwise. */
interface Other {
  readonly option: string;
  readonly value: OptionValue;
  readonly options: Options;
  readonly differs: Set<number>;
}

/** Every other way in which one house rule that rulings look at can be set. */
function othersOf({ game, options }: TableRecord): readonly Other[] {
  return game.options
    .filter((spec) => !spec.structural && !spec.unjudged)
    .flatMap((spec) => choices(spec).map(({ value }) => ({ option: spec.key, value })))
    .filter(({ option, value }) => options[option] !== value)
    .map((other) => ({
      ...other,
      options: { ...options, [other.option]: other.value },
      differs: new Set<number>(),
    }))
    .filter((other) => !game.wire.checkOptions?.(other.options));
}

/** Judges a try again under every house rule that is looked at in judging it. */
function weigh(
  game: Game,
  others: readonly Other[],
  { at, entry, before, reasoned }: Heard,
  budget: RecordBudget,
): void {
  const { seat, move } = entry;
  const looked = new Set<string>();
  const options = watched(before.options, (key) => looked.add(key));
  verdictOf(game, { ...before, options }, seat, move, { budget });
  for (const other of others) {
    if (!looked.has(other.option)) continue;
    const { verdict } = verdictOf(game, { ...before, options: other.options }, seat, move, { budget });
    if ((verdict === 'illegal') !== (reasoned.verdict === 'illegal')) other.differs.add(at);
  }
}

/** The list of irregular tries with those that are ruled otherwise put in or left out. */
function listUnder({ option, value, differs }: Other, irregular: readonly Heard[]): OtherReading {
  const at = irregular.filter((one) => !differs.has(one.at)).map((one) => one.at);
  const here = new Set(
    irregular.filter(({ reasoned }) => reasoned.verdict === 'illegal').map((one) => one.at),
  );
  const more = [...differs].filter((one) => !here.has(one));
  return { option, value, irregular: [...new Set([...at, ...more])].sort((a, b) => a - b) };
}

/**
 * Goes through a whole record.
 * @param note is given each entry as it was heard
 * @throws TooMuch
 */
export function audit(record: TableRecord, note?: (heard: Heard) => void): Result<Audit> {
  const { game, entries } = record;
  const budget = new RecordBudget();
  const watch = new Watch(game);
  const others = othersOf(record);
  const irregular: Heard[] = [];
  let state = startOf(record).state;
  for (const one of heard(record, budget)) {
    if (one.unclear) {
      const says = `${one.unclear.says} Write down the position after it.`;
      return fault('bad-record', `moves[${one.at}]`, says);
    }
    note?.(one);
    if (one.irregular) irregular.push(one);
    watch.note(one);
    weigh(game, others, one, budget);
    state = one.after;
  }
  return ok({
    tries: entries.length,
    irregular,
    unsure: watch.all,
    readings: others.filter(({ differs }) => differs.size > 0).map((other) => listUnder(other, irregular)),
    state,
    outcome: game.play.outcome(state),
  });
}

/** The audit in the wire format. */
export function writeAudit(game: Game, { irregular, unsure, readings, ...said }: Audit): JsonObject {
  const { winners = [], scores = [] } = said.outcome ?? {};
  return {
    tries: said.tries,
    irregular: irregular.map(({ at, entry, reasoned, irregular: found }) => {
      const { findings = [], nearest = [], met = null } = found ?? {};
      const told = {
        at,
        seat: entry.seat,
        verdict: reasoned.verdict,
        findings: findings.map(({ rule, says }) => ({ rule, says })),
        nearest: nearest.map(({ move, says }) => ({ move: game.wire.move.write(move), says })),
      };
      return withThen(told, met);
    }),
    unsure: unsure.map(({ at, seat, depends, settled }) => ({
      at,
      seat,
      depends,
      settled: settled && { ...settled },
    })),
    readings: readings.map((one) => ({ ...one })),
    position: game.wire.position.write(said.state),
    outcome: said.outcome && { winners, scores },
  };
}
