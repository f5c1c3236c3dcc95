import { sentence } from '../../../cards/words.ts';
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
import { explainFault } from './record-text.ts';

/** The table at a step of a record: after the deal, or after an entry. */
export interface ReplayStep {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  /** Null: the deal. */
  readonly heard: JudgedEntry | null;
}

/** A record the referee went through, ready to be stepped through. */
export interface RecordReplay {
  readonly json: JsonObject;
  readonly record: TableRecord;
  readonly steps: readonly ReplayStep[];
  readonly audit: Audit;
}

/** So much of the work is to read a record: the rest is to judge it. */
const READING_SHARE = 0.25;

/**
 * Reads a record and goes through it with the referee, entry by entry: gives how much of it is done.
 * @param unread what is said of one that can’t be read
 */
function* auditStepwise(
  game: Game,
  json: JsonObject,
  unread: (fault: Fault) => Result<never>,
): Generator<number, Result<RecordReplay>> {
  const reading = readRecordSteps(json, (id) => (id === game.id ? game : undefined));
  let next = reading.next();
  for (; !next.done; next = reading.next()) yield READING_SHARE * next.value;
  if (!next.value.ok) return unread(next.value.fault);
  const record = next.value.value;
  const steps: ReplayStep[] = [{ ...startOf(record), heard: null }];
  const hearing = auditSteps(record);
  for (;;) {
    const heard = catchTooMuch(() => hearing.next());
    if (!heard.ok) return heard;
    const { done, value } = heard.value;
    if (done) return value.ok ? ok({ json, record, steps, audit: value.value }) : value;
    steps.push({ state: value.after, events: value.events, heard: value });
    yield READING_SHARE + ((1 - READING_SHARE) * (steps.length - 1)) / record.entries.length;
  }
}

/** Goes through a record with the referee. */
export const replayRecord = (game: Game, json: JsonObject): Result<RecordReplay> =>
  runToEnd(auditStepwise(game, json, (fault) => ({ ok: false, fault })));

/** So long the referee reads on before the page may do something else, ms. */
const SLICE = 20;

/**
 * Goes through a record with the referee while the page goes on answering.
 * @param tell is told how much of it is done, from 0 to 1, where it takes some time
 */
export async function replayRecordAsync(
  game: Game,
  json: JsonObject,
  tell: (part: number) => void,
): Promise<Result<RecordReplay>> {
  const going = auditStepwise(game, json, explainFault);
  for (let since = performance.now(); ; ) {
    const { done, value } = going.next();
    if (done) return value;
    if (performance.now() - since < SLICE) continue;
    tell(value);
    await new Promise((on) => setTimeout(on));
    since = performance.now();
  }
}

/** Whose eyes look at the table: a seat’s, or everybody’s at once, who see what lies open. */
export type Viewpoint = Seat | 'all';

/** What a record of a practice game calls whoever played it. */
export const YOU = 'You';

/** Whose eyes look at first: one’s own, where one played in it; else everybody’s. */
export function ownViewpoint({ record }: Pick<RecordReplay, 'record'>): Viewpoint {
  const own = record.names?.indexOf(YOU) ?? -1;
  return own < 0 ? 'all' : own;
}

/** How the seats are called; whoever looks is “you”. */
export function namingOf({ record }: Pick<RecordReplay, 'record'>, viewpoint: Viewpoint): SeatNamer {
  return (seat) => {
    const name = record.names?.[seat] || playerName(seat);
    if (seat === viewpoint || (viewpoint === 'all' && name === YOU)) return 'you';
    // Whoever kept the game was “You”, and is not when another one looks.
    return name === YOU ? playerName(seat) : name;
  };
}

/** The state as these eyes see it. */
export function viewFrom({ record }: RecordReplay, state: GameState, viewpoint: Viewpoint): GameState {
  const { game, options } = record;
  if (viewpoint !== 'all') return game.visibility.view(state, viewpoint);
  return seatsOf({ seats: game.seats(options) })
    .slice(0, 2)
    .reduce(game.visibility.view, state);
}

/** Where nobody looks, nothing is “yours”: it is theirs whose it is. */
export const withOwnerNamed = (zone: Zone, who: string): Zone => ({
  ...zone,
  label: zone.label.replace(/^Your /, possessiveLabel(who, '')),
});

/** The table at a step of a record, as some eyes see it. */
interface ReplayTable {
  readonly zones: readonly Zone[];
  /** What a try touched that should not have happened. */
  readonly touched: readonly ItemRef[];
  /** Whose turn it was; null once it is over. */
  readonly turn: Seat | null;
  /** Which way round turns went. */
  readonly way: 1 | -1 | null;
}

/** The table at a step; where something happened that should not have, the table it happened at. */
export function tableAt(replay: RecordReplay, at: number, viewpoint: Viewpoint): ReplayTable {
  const { game } = replay.record;
  const step = replay.steps[at] as ReplayStep;
  const refused = step.heard?.irregular ? step.heard : null;
  const state = viewFrom(replay, refused ? refused.before : step.state, viewpoint);
  const you = viewpoint === 'all' ? 0 : viewpoint;
  const name = namingOf(replay, viewpoint);
  const lying = game.table.zones(state, you, name, step.events);
  const zones = viewpoint === 'all' ? lying.map((zone) => withOwnerNamed(zone, name(you))) : lying;
  const touched = refused ? game.table.picksOf(state, refused.entry.seat, refused.entry.move) : [];
  const turn = game.play.turn(state);
  return { zones, touched, turn, way: turn === null ? null : game.table.direction(state) };
}

/** The step at which the cards of another one were dealt: the one that counted what was played before, or the first. */
export const dealStepAt = ({ steps }: RecordReplay, at: number): number =>
  Math.max(
    0,
    steps.slice(0, at + 1).findLastIndex(({ events }) => events.some(({ points }) => points !== undefined)),
  );

/** A line of a record in the words of the table. */
export interface RecordLine {
  readonly kind: 'fine' | 'irregular' | 'unsure';
  readonly says: readonly { readonly text: string; readonly rule: Citation | null }[];
}

const OUTCOMES = { back: 'It was taken back.', stood: 'It stood.' } as const;

/** What happened in a step, each with the rule it happened by or broke. */
export function lineAt(
  { record, steps, audit: said }: RecordReplay,
  at: number,
  name: SeatNamer,
): RecordLine {
  const { game } = record;
  const { events, heard } = steps[at] as ReplayStep;
  const told = events.map((event) => ({
    text: game.texts.describeEvent(event, name),
    rule: cite(game, event.rule),
  }));
  if (!heard) return { kind: 'fine', says: told };
  const { irregular, entry } = heard;
  if (irregular) {
    const tried = `${sentence(name(entry.seat))}: ${game.texts.describeMove(entry.move)}`;
    const found = irregular.findings.map(({ rule, says }) => ({
      text: says,
      rule: rule === null ? null : cite(game, rule),
    }));
    // What breaks no rule of the book is told together with how the table met it.
    const isTold = irregular.findings.some(({ rule }) => rule === null);
    const met = { text: irregular.response === 'taken-back' ? OUTCOMES.back : OUTCOMES.stood, rule: null };
    return { kind: 'irregular', says: [{ text: tried, rule: null }, ...found, ...(isTold ? [] : [met])] };
  }
  const unsure = said.unsure.find((one) => one.at === heard.at);
  // That somebody held what they played needs no word: it lay there.
  if (unsure?.settled?.verdict !== 'illegal') return { kind: 'fine', says: told };
  const text = `Move ${unsure.settled.at + 1} shows that this was not allowed. It hung on ${unsure.depends.join('; ')}.`;
  return { kind: 'unsure', says: [...told, { text, rule: null }] };
}

/** Numbers of the steps something was wrong at: the deal is the first. */
export function wrongSteps({ audit: { irregular, unsure } }: RecordReplay): readonly number[] {
  const shownWrong = unsure.filter(({ settled }) => settled?.verdict === 'illegal');
  const all = new Set([...irregular, ...shownWrong].map(({ at }) => at + 1));
  return [...all].sort((a, b) => a - b);
}

/** The whole record as a text, a numbered line for each entry. */
export function writeText(replay: RecordReplay): string {
  const name = namingOf(replay, 'all');
  const lines = replay.steps.map((_, at) => {
    const { kind, says } = lineAt(replay, at, name);
    const text = says.map((one) =>
      one.rule && kind !== 'fine' ? `${one.text} (${one.rule.number})` : one.text,
    );
    return `${at === 0 ? '' : `${at}. `}${kind === 'fine' ? '' : '! '}${text.join(' ')}`;
  });
  return `${replay.record.game.name}\n\n${lines.filter((line) => line !== '').join('\n')}\n`;
}
