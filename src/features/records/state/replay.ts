import { capitalize } from '../../../cards/words.ts';
import { catchTooMuch, type Fault, ok, type Result } from '../../../game/fault.ts';
import type { Game } from '../../../game/game.ts';
import type { JsonObject } from '../../../game/json.ts';
import type { GameEvent, GameState } from '../../../game/play.ts';
import { possessiveLabel, type Seat, type SeatNamer, seatsOf } from '../../../game/seat.ts';
import { playerName } from '../../../game/seat-namer.ts';
import type { ItemRef, Zone } from '../../../game/zone.ts';
import { type Audit, auditSteps } from '../../../referee/audit.ts';
import { type Citation, cite } from '../../../referee/cite.ts';
import { type JudgedEntry, startOf } from '../../../referee/judged-entries.ts';
import { readRecordSteps, runToEnd, type TableRecord } from '../../../referee/record.ts';
import { WORDS } from '../words.ts';
import { explainFault } from './record-text.ts';

/** The state after the deal or after an entry. */
export interface ReplayStep {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  /** The entry with its ruling; null at the deal. */
  readonly judgedEntry: JudgedEntry | null;
}

/** A record with all its states and its audit. */
export interface RecordReplay {
  readonly json: JsonObject;
  readonly record: TableRecord;
  readonly steps: readonly ReplayStep[];
  readonly audit: Audit;
}

/** Share of the progress that reading takes, from 0 to 1; judging takes the rest. */
const READING_SHARE = 0.25;

/**
 * Reads and audits a record, entry by entry. Yields the progress from 0 to 1.
 * @param toFault converts the fault of a record that can't be read
 */
function* auditStepwise(
  game: Game,
  json: JsonObject,
  toFault: (fault: Fault) => Result<never>,
): Generator<number, Result<RecordReplay>> {
  const reading = readRecordSteps(json, (id) => (id === game.id ? game : undefined));
  let readResult = reading.next();
  for (; !readResult.done; readResult = reading.next()) yield READING_SHARE * readResult.value;
  if (!readResult.value.ok) return toFault(readResult.value.fault);
  const record = readResult.value.value;
  const steps: ReplayStep[] = [{ ...startOf(record), judgedEntry: null }];
  const auditing = auditSteps(record);
  for (;;) {
    const audited = catchTooMuch(() => auditing.next());
    if (!audited.ok) return audited;
    const { done, value } = audited.value;
    if (done) return value.ok ? ok({ json, record, steps, audit: value.value }) : value;
    steps.push({ state: value.after, events: value.events, judgedEntry: value });
    yield READING_SHARE + ((1 - READING_SHARE) * (steps.length - 1)) / record.entries.length;
  }
}

/** Reads and audits a record at once. */
export const replayRecord = (game: Game, json: JsonObject): Result<RecordReplay> =>
  runToEnd(auditStepwise(game, json, (fault) => ({ ok: false, fault })));

/** In ms: work between two pauses for the page. */
const SLICE_MS = 20;

/**
 * Reads and audits a record without blocking the page.
 * @param tell receives the progress from 0 to 1
 */
export async function replayRecordAsync(
  game: Game,
  json: JsonObject,
  tell: (part: number) => void,
): Promise<Result<RecordReplay>> {
  const auditing = auditStepwise(game, json, explainFault);
  for (let sliceStart = performance.now(); ; ) {
    const { done, value } = auditing.next();
    if (done) return value;
    if (performance.now() - sliceStart < SLICE_MS) continue;
    tell(value);
    await new Promise((resolve) => setTimeout(resolve));
    sliceStart = performance.now();
  }
}

/** The seat whose view is shown; `all` shows only what all seats see. */
export type Viewpoint = Seat | 'all';

/** Name of the person in records of practice games. */
export const OWN_NAME = 'You';

/** The person's seat in a practice game, else all. */
export function ownViewpoint({ record }: Pick<RecordReplay, 'record'>): Viewpoint {
  const yourSeat = record.names?.indexOf(OWN_NAME) ?? -1;
  return yourSeat < 0 ? 'all' : yourSeat;
}

/** Names of the seats; the viewpoint's seat is “you”. */
export function namingOf({ record }: Pick<RecordReplay, 'record'>, viewpoint: Viewpoint): SeatNamer {
  return (seat) => {
    const name = record.names?.[seat] || playerName(seat);
    if (seat === viewpoint || (viewpoint === 'all' && name === OWN_NAME)) return 'you';
    // From another viewpoint, the person of a practice game isn't “You”.
    return name === OWN_NAME ? playerName(seat) : name;
  };
}

/** The state as the viewpoint sees it. */
export function viewFrom({ record }: RecordReplay, state: GameState, viewpoint: Viewpoint): GameState {
  const { game, options } = record;
  if (viewpoint !== 'all') return game.visibility.view(state, viewpoint);
  return seatsOf({ seats: game.seats(options) })
    .slice(0, 2)
    .reduce(game.visibility.view, state);
}

/** The zone with its owner's name instead of “Your”, for a view without a seat of its own. */
export const withOwnerNamed = (zone: Zone, ownerName: string): Zone => ({
  ...zone,
  label: zone.label.replace(/^Your /, possessiveLabel(ownerName, '')),
});

/** The table at a step, from a viewpoint. */
interface ReplayTable {
  readonly zones: readonly Zone[];
  /** Items that an irregular try touched. */
  readonly touched: readonly ItemRef[];
  /** Whose turn it is; null once the game is over. */
  readonly turn: Seat | null;
  /** Direction of play; null once the game is over. */
  readonly direction: 1 | -1 | null;
}

/** The table after a step, or before it if its move was irregular. */
export function tableAt(replay: RecordReplay, at: number, viewpoint: Viewpoint): ReplayTable {
  const { game } = replay.record;
  const step = replay.steps[at] as ReplayStep;
  const irregularEntry = step.judgedEntry?.irregular ? step.judgedEntry : null;
  const state = viewFrom(replay, irregularEntry ? irregularEntry.before : step.state, viewpoint);
  const viewSeat = viewpoint === 'all' ? 0 : viewpoint;
  const name = namingOf(replay, viewpoint);
  const seenZones = game.table.zones(state, viewSeat, name, step.events);
  const zones = viewpoint === 'all' ? seenZones.map((zone) => withOwnerNamed(zone, name(viewSeat))) : seenZones;
  const touched = irregularEntry ? game.table.picksOf(state, irregularEntry.entry.seat, irregularEntry.entry.move) : [];
  const turn = game.play.turn(state);
  return { zones, touched, turn, direction: turn === null ? null : game.table.direction(state) };
}

/** The step of the current deal: the last one with points, or the first. */
export const dealStepAt = ({ steps }: RecordReplay, at: number): number =>
  Math.max(
    0,
    steps.slice(0, at + 1).findLastIndex(({ events }) => events.some(({ points }) => points !== undefined)),
  );

/** A step of a record, described in sentences. */
export interface RecordLine {
  readonly kind: 'fine' | 'irregular' | 'unsure';
  readonly sentences: readonly { readonly text: string; readonly rule: Citation | null }[];
}

/** The events of a step with their rules; for an irregular try, its findings. */
export function lineAt({ record, steps, audit }: RecordReplay, at: number, name: SeatNamer): RecordLine {
  const { game } = record;
  const { events, judgedEntry } = steps[at] as ReplayStep;
  const sentences = events.map((event) => ({
    text: game.texts.describeEvent(event, name),
    rule: cite(game, event.rule),
  }));
  if (!judgedEntry) return { kind: 'fine', sentences };
  const { irregular, entry } = judgedEntry;
  if (irregular) {
    const tryText = `${capitalize(name(entry.seat))}: ${game.texts.describeMove(entry.move)}`;
    const findings = irregular.findings.map(({ rule, says }) => ({
      text: says,
      rule: rule === null ? null : cite(game, rule),
    }));
    // A finding without a rule already says how the table reacted.
    const isResponseTold = irregular.findings.some(({ rule }) => rule === null);
    const responseLine = {
      text: irregular.response === 'taken-back' ? WORDS.outcomes.back : WORDS.outcomes.stood,
      rule: null,
    };
    return {
      kind: 'irregular',
      sentences: [{ text: tryText, rule: null }, ...findings, ...(isResponseTold ? [] : [responseLine])],
    };
  }
  const unsureEntry = audit.unsure.find((one) => one.at === judgedEntry.at);
  // A move that later turned out legal needs no remark.
  if (unsureEntry?.settled?.verdict !== 'illegal') return { kind: 'fine', sentences };
  const text = WORDS.settled(unsureEntry.settled.at, unsureEntry.depends);
  return { kind: 'unsure', sentences: [...sentences, { text, rule: null }] };
}

/** Indices of the steps with irregularities, where 0 is the deal. */
export function wrongSteps({ audit: { irregular, unsure } }: RecordReplay): readonly number[] {
  const laterIllegal = unsure.filter(({ settled }) => settled?.verdict === 'illegal');
  const wrongIndices = new Set([...irregular, ...laterIllegal].map(({ at }) => at + 1));
  return [...wrongIndices].sort((a, b) => a - b);
}

/** The record as text, with a numbered line per entry. */
export function writeText(replay: RecordReplay): string {
  const name = namingOf(replay, 'all');
  const lines = replay.steps.map((_, at) => {
    const { kind, sentences } = lineAt(replay, at, name);
    const text = sentences.map((one) => (one.rule && kind !== 'fine' ? `${one.text} (${one.rule.number})` : one.text));
    return `${at === 0 ? '' : `${at}. `}${kind === 'fine' ? '' : '! '}${text.join(' ')}`;
  });
  return `${replay.record.game.name}\n\n${lines.filter((line) => line !== '').join('\n')}\n`;
}
