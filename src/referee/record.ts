import { quote } from '../cards/words.ts';
import { below, type Fault, fault, givenText, ok, type Result, rangeText } from '../game/fault.ts';
import type { Game } from '../game/game.ts';
import { isObject, type JsonObject } from '../game/json.ts';
import { changedOptions, type Options } from '../game/options.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { findGame, readHouseRules, readMove } from './case.ts';

/** What is given in the end, whatever was told on the way. */
export function drained<T>(going: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = going.next();
    if (done) return value;
  }
}

/** How the cards lay, as it was written down: some of them may be unseen. */
export interface Written {
  readonly position: JsonObject;
  readonly state: GameState;
}

/** How a match began: dealt by a seed, or lying as somebody wrote it down. */
export type Start = { readonly seed: number } | Written;

/** How the table met a try: it didn’t happen, or it stood and the cards lay so. */
export type Then = 'taken-back' | Written;

/** Something that was tried, allowed or not, and how the table met it; null where nothing was said. */
export interface Entry {
  readonly seat: Seat;
  readonly move: GameMove;
  readonly met: Then | null;
  /** The move a hint had given there, in a practice game: a review doesn’t blame a player who followed it. */
  readonly hint?: GameMove;
}

/** What happened at a table, whatever it was. */
export interface TableRecord<G extends Game = Game> {
  readonly game: G;
  readonly options: Options;
  /** One for each seat, where anybody was named. */
  readonly names: readonly string[] | null;
  readonly start: Start;
  readonly entries: readonly Entry[];
}

/** No table tries more in a game. */
export const MOST_TRIES = 20_000;
export const LONGEST_NAME = 40;

type Faulty = Extract<Result<never>, { ok: false }>;

const wrong = (path: string, says: string): Faulty => fault('bad-record', path, says);

/** What is wrong with a part of it, at its place in the record. */
const inside = ({ code, path, says }: Fault, ...before: readonly (string | number)[]): Faulty =>
  fault(
    code === 'too-much' ? code : 'bad-record',
    [below('', ...before), path].filter(Boolean).join('.'),
    says,
  );

/** The first key that isn’t one of these. */
function checkKeys(json: JsonObject, known: readonly string[], path: string): Result<null> {
  const strange = Object.keys(json).find((key) => !known.includes(key));
  if (strange === undefined) return ok(null);
  const says = `There is nothing called ${quote(strange)} here in a record.`;
  return wrong(path === '' ? strange : below(path, strange), says);
}

function readNames(json: unknown, seats: number): Result<readonly string[] | null> {
  if (json === undefined) return ok(null);
  const says = `Names are a list of ${seats}, one for each seat.`;
  if (!Array.isArray(json) || json.length !== seats) return wrong('names', says);
  const odd = json.findIndex((name) => typeof name !== 'string' || name.length > LONGEST_NAME);
  return odd < 0
    ? ok(json)
    : wrong(below('names', odd), `A name is a text of at most ${LONGEST_NAME} letters.`);
}

function readWritten(game: Game, json: unknown, options: Options, path: string): Result<Written> {
  if (!isObject(json)) return wrong(below(path, 'position'), 'A position is an object.');
  const state = game.notation.position.read(json, options, 1);
  return state.ok ? ok({ position: json, state: state.value }) : inside(state.fault, path);
}

function readStart(game: Game, json: unknown, options: Options): Result<Start> {
  if (!isObject(json)) return wrong('start', 'A record says how it starts: with a seed or a position.');
  const keys = checkKeys(json, ['seed', 'position'], 'start');
  if (!keys.ok) return keys;
  const { seed, position } = json;
  if ((seed === undefined) === (position === undefined)) {
    return wrong('start', 'A record starts with a seed or with a position, one of the two.');
  }
  if (position !== undefined) return readWritten(game, position, options, 'start');
  return Number.isSafeInteger(seed) && Number(seed) >= 0
    ? ok({ seed: Number(seed) })
    : wrong('start.seed', `A seed is ${rangeText(0)}, not ${givenText(seed)}.`);
}

function readThen(game: Game, json: unknown, options: Options, path: string): Result<Then | null> {
  if (json === undefined) return ok(null);
  if (json === 'taken-back') return ok(json);
  if (!isObject(json)) return wrong(path, 'What the table did then is “taken-back” or a position.');
  const keys = checkKeys(json, ['position'], path);
  return keys.ok ? readWritten(game, json['position'], options, path) : keys;
}

function readEntry(game: Game, json: unknown, options: Options, at: number): Result<Entry> {
  const path = below('moves', at);
  if (!isObject(json)) return wrong(path, 'Each move is an object: a seat and what it tried.');
  const keys = checkKeys(json, ['seat', 'move', 'then', 'hint'], path);
  if (!keys.ok) return keys;
  const seat = Number(json['seat']);
  const last = game.seats(options) - 1;
  if (typeof json['seat'] !== 'number' || !Number.isInteger(seat) || seat < 0 || seat > last) {
    return wrong(below(path, 'seat'), `A seat is ${rangeText(0, last)}, not ${givenText(json['seat'])}.`);
  }
  const move = readMove(game, json['move'], options, seat);
  if (!move.ok) return inside(move.fault, 'moves', at);
  const met = readThen(game, json['then'], options, below(path, 'then'));
  if (!met.ok) return met;
  const entry = { seat, move: move.value, met: met.value };
  if (json['hint'] === undefined) return ok(entry);
  const hint = readMove(game, json['hint'], options, seat);
  return hint.ok ? ok({ ...entry, hint: hint.value }) : wrong(below(path, 'hint'), hint.fault.says);
}

/**
 * Reads a record as it came in, entry by entry: gives how much of them is read. What was played is never a fault of it;
 * what can’t be read is one, with its path.
 * @param json of any origin
 */
export function* readingRecord<G extends Game>(
  json: unknown,
  find: (id: string) => G | undefined,
): Generator<number, Result<TableRecord<G>>> {
  if (!isObject(json)) return wrong('', 'This is no record of a game.');
  const keys = checkKeys(json, ['game', 'options', 'names', 'start', 'moves'], '');
  if (!keys.ok) return keys;
  const game = findGame(json, find);
  if (!game.ok) return inside(game.fault);
  const options = readHouseRules(game.value, json['options']);
  if (!options.ok) return inside(options.fault);
  const names = readNames(json['names'], game.value.seats(options.value));
  if (!names.ok) return names;
  const start = readStart(game.value, json['start'], options.value);
  if (!start.ok) return start;
  const { moves } = json;
  if (!Array.isArray(moves)) return wrong('moves', 'The moves of a record are a list.');
  if (moves.length > MOST_TRIES) {
    return fault('too-much', 'moves', `No game has more than ${MOST_TRIES} moves in it.`);
  }
  const entries: Entry[] = [];
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

/** The same at once. */
export const readRecord = <G extends Game>(
  json: unknown,
  find: (id: string) => G | undefined,
): Result<TableRecord<G>> => drained(readingRecord(json, find));

/** The same JSON with how the table met it. */
export function withThen(json: JsonObject, met: Then | null): JsonObject {
  if (!met) return json;
  // biome-ignore lint/suspicious/noThenProperty: the wire format calls it so, and nobody awaits it
  return { ...json, then: met === 'taken-back' ? met : { position: met.position } };
}

/**
 * The record as JSON, its keys in order.
 * @param told the house rules that are written; default: those that are not the usual ones
 */
export function writeRecord(
  { game, options, names, start, entries }: TableRecord,
  told: Options = changedOptions(game.options, options),
): JsonObject {
  return {
    game: game.id,
    ...(Object.keys(told).length > 0 ? { options: told } : {}),
    ...(names ? { names } : {}),
    start: 'seed' in start ? { seed: start.seed } : { position: start.position },
    moves: entries.map(({ seat, move, met, hint }) => {
      const written = { seat, move: game.notation.move.write(move) };
      return withThen(hint ? { ...written, hint: game.notation.move.write(hint) } : written, met);
    }),
  };
}
