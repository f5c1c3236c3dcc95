import { quote } from '../cards/words.ts';
import { type Fault, fault, givenText, joinPath, ok, type Result, rangeText } from '../game/fault.ts';
import type { Game } from '../game/game.ts';
import { isObject, type JsonObject } from '../game/json.ts';
import { changedOptions, type Options } from '../game/options.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { findGame, readHouseRules, readMove } from './case.ts';

/** Runs a generator to its end and returns its result. */
export function runToEnd<T>(generator: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = generator.next();
    if (done) return value;
  }
}

/** A position as it was written down, parsed; some cards may be unseen. */
export interface WrittenPosition {
  readonly position: JsonObject;
  readonly state: GameState;
}

/** How a match began: dealt from a seed, or from a position. */
export type RecordStart = { readonly seed: number } | WrittenPosition;

/** What the table did about a try: it was taken back, or it stood and left this position. */
export type TableResponse = 'taken-back' | WrittenPosition;

/** A try, allowed or not, and the table's response; null where none was recorded. */
export interface RecordEntry {
  readonly seat: Seat;
  readonly move: GameMove;
  readonly response: TableResponse | null;
  /** The move that a hint had suggested, in a practice game: reviews don't blame a player who followed it. */
  readonly hint?: GameMove;
}

/** A game as it happened. */
export interface TableRecord<G extends Game = Game> {
  readonly game: G;
  readonly options: Options;
  /** One name for each seat; null where there are none. */
  readonly names: readonly string[] | null;
  readonly start: RecordStart;
  readonly entries: readonly RecordEntry[];
}

/** Limit of entries in a record. */
export const MAX_TRIES = 20_000;
export const LONGEST_NAME = 40;

type FaultResult = Extract<Result<never>, { ok: false }>;

const recordFault = (path: string, message: string): FaultResult => fault('bad-record', path, message);

/** Moves the fault of a part to its path in the record. */
const nestFault = ({ code, path, says }: Fault, ...pathPrefix: readonly (string | number)[]): FaultResult =>
  fault(code === 'too-much' ? code : 'bad-record', [joinPath('', ...pathPrefix), path].filter(Boolean).join('.'), says);

/** A fault for the first unknown key. */
function checkKeys(json: JsonObject, knownKeys: readonly string[], path: string): Result<null> {
  const strange = Object.keys(json).find((key) => !knownKeys.includes(key));
  if (strange === undefined) return ok(null);
  const message = `There is nothing called ${quote(strange)} here in a record.`;
  return recordFault(joinPath(path, strange), message);
}

function readNames(json: unknown, seats: number): Result<readonly string[] | null> {
  if (json === undefined) return ok(null);
  const message = `Names are a list of ${seats}, one for each seat.`;
  if (!Array.isArray(json) || json.length !== seats) return recordFault('names', message);
  const invalidIndex = json.findIndex((name) => typeof name !== 'string' || name.length > LONGEST_NAME);
  return invalidIndex < 0
    ? ok(json)
    : recordFault(joinPath('names', invalidIndex), `A name must be a text of at most ${LONGEST_NAME} letters.`);
}

function readWritten(game: Game, json: unknown, options: Options, path: string): Result<WrittenPosition> {
  if (!isObject(json)) return recordFault(joinPath(path, 'position'), 'A position must be an object.');
  const state = game.notation.position.read(json, options, 1);
  return state.ok ? ok({ position: json, state: state.value }) : nestFault(state.fault, path);
}

function readStart(game: Game, json: unknown, options: Options): Result<RecordStart> {
  if (!isObject(json)) return recordFault('start', 'A record says how it starts: with a seed or a position.');
  const keys = checkKeys(json, ['seed', 'position'], 'start');
  if (!keys.ok) return keys;
  const { seed, position } = json;
  if ((seed === undefined) === (position === undefined)) {
    return recordFault('start', 'A record starts with a seed or with a position, one of the two.');
  }
  if (position !== undefined) return readWritten(game, position, options, 'start');
  return Number.isSafeInteger(seed) && Number(seed) >= 0
    ? ok({ seed: Number(seed) })
    : recordFault('start.seed', `A seed must be ${rangeText(0)}, not ${givenText(seed)}.`);
}

function readResponse(game: Game, json: unknown, options: Options, path: string): Result<TableResponse | null> {
  if (json === undefined) return ok(null);
  if (json === 'taken-back') return ok(json);
  if (!isObject(json)) return recordFault(path, 'What the table did then is “taken-back” or a position.');
  const keys = checkKeys(json, ['position'], path);
  return keys.ok ? readWritten(game, json['position'], options, path) : keys;
}

function readEntry(game: Game, json: unknown, options: Options, at: number): Result<RecordEntry> {
  const path = joinPath('moves', at);
  if (!isObject(json)) return recordFault(path, 'Each move must be an object: a seat and what it tried.');
  const keys = checkKeys(json, ['seat', 'move', 'then', 'hint'], path);
  if (!keys.ok) return keys;
  const seat = Number(json['seat']);
  const lastSeat = game.seats(options) - 1;
  if (typeof json['seat'] !== 'number' || !Number.isInteger(seat) || seat < 0 || seat > lastSeat) {
    return recordFault(
      joinPath(path, 'seat'),
      `A seat must be ${rangeText(0, lastSeat)}, not ${givenText(json['seat'])}.`,
    );
  }
  const move = readMove(game, json['move'], options, seat);
  if (!move.ok) return nestFault(move.fault, 'moves', at);
  const response = readResponse(game, json['then'], options, joinPath(path, 'then'));
  if (!response.ok) return response;
  const entry = { seat, move: move.value, response: response.value };
  if (json['hint'] === undefined) return ok(entry);
  const hint = readMove(game, json['hint'], options, seat);
  return hint.ok ? ok({ ...entry, hint: hint.value }) : recordFault(joinPath(path, 'hint'), hint.fault.says);
}

/**
 * Reads a record, yielding the share of entries read so far, from 0 to 1. Illegal moves are not faults; what can't be
 * parsed is one, with its path.
 * @param json of any origin
 */
export function* readRecordSteps<G extends Game>(
  json: unknown,
  find: (id: string) => G | undefined,
): Generator<number, Result<TableRecord<G>>> {
  if (!isObject(json)) return recordFault('', 'This isn’t a record of a game.');
  const keys = checkKeys(json, ['game', 'options', 'names', 'start', 'moves'], '');
  if (!keys.ok) return keys;
  const game = findGame(json, find);
  if (!game.ok) return nestFault(game.fault);
  const options = readHouseRules(game.value, json['options']);
  if (!options.ok) return nestFault(options.fault);
  const names = readNames(json['names'], game.value.seats(options.value));
  if (!names.ok) return names;
  const start = readStart(game.value, json['start'], options.value);
  if (!start.ok) return start;
  const { moves } = json;
  if (!Array.isArray(moves)) return recordFault('moves', 'The moves of a record must be a list.');
  if (moves.length > MAX_TRIES) {
    return fault('too-much', 'moves', `No game has more than ${MAX_TRIES} moves in it.`);
  }
  const entries: RecordEntry[] = [];
  for (const [at, one] of moves.entries()) {
    const entry = readEntry(game.value, one, options.value, at);
    if (!entry.ok) return entry;
    entries.push(entry.value);
    yield entries.length / moves.length;
  }
  return ok({
    game: game.value,
    options: options.value,
    names: names.value,
    start: start.value,
    entries,
  });
}

/** Reads a whole record. */
export const readRecord = <G extends Game>(
  json: unknown,
  find: (id: string) => G | undefined,
): Result<TableRecord<G>> => runToEnd(readRecordSteps(json, find));

/** Adds the table's response to an entry in the wire format. */
export function withResponse(json: JsonObject, response: TableResponse | null): JsonObject {
  if (!response) return json;
  // biome-ignore lint/suspicious/noThenProperty: the wire format calls it so, and nobody awaits it
  return { ...json, then: response === 'taken-back' ? response : { position: response.position } };
}

/**
 * Writes a record as JSON, its keys in order.
 * @param writtenOptions the options to write; default: those that differ from their defaults
 */
export function writeRecord(
  { game, options, names, start, entries }: TableRecord,
  writtenOptions: Options = changedOptions(game.options, options),
): JsonObject {
  return {
    game: game.id,
    ...(Object.keys(writtenOptions).length > 0 ? { options: writtenOptions } : {}),
    ...(names ? { names } : {}),
    start: 'seed' in start ? { seed: start.seed } : { position: start.position },
    moves: entries.map(({ seat, move, response, hint }) => {
      const entryJson = { seat, move: game.notation.move.write(move) };
      return withResponse(hint ? { ...entryJson, hint: game.notation.move.write(hint) } : entryJson, response);
    }),
  };
}
