import { quote } from '../cards/words.ts';
import { type FaultCode, fault, givenText, ok, type Result, rangeText } from '../game/fault.ts';
import type { Box, Game, TableGame } from '../game/game.ts';
import { isObject, type JsonObject } from '../game/json.ts';
import { changedOptions, type Options, readOptions } from '../game/options.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';

/** A question to the referee, parsed and checked: a position of a game, and perhaps a try. */
export interface Case<G extends TableGame = Game> {
  readonly game: G;
  readonly options: Options;
  readonly state: GameState;
  readonly seat: Seat;
  /** The move that is tried; null where there is none and none is required. */
  readonly move: GameMove | null;
  /** Seed of all chance after the position, such as what is drawn. */
  readonly seed: number;
}

/** Finds a game by its id. */
export type FindGame<G extends TableGame = Game> = (id: string) => G | undefined;

const CASE_KEYS: readonly string[] = ['game', 'options', 'position', 'seat', 'move', 'seed'];

/** Limit of a move's JSON: a longer one names more cards than the referee can look through. */
const MAX_LETTERS = 10_000;
const TOO_LONG = fault('too-much', 'move', 'This move names too many cards to look through.');

function checkCaseKeys(json: JsonObject, knownKeys: readonly string[]): Result<null> {
  const strange = Object.keys(json).find((key) => !knownKeys.includes(key));
  return strange === undefined ? ok(null) : fault('bad-json', strange, `A case has no ${quote(strange)}.`);
}

/** Reads a seed, 1 by default. */
export function readSeed(seed: unknown): Result<number> {
  if (seed === undefined) return ok(1);
  return Number.isSafeInteger(seed) && (seed as number) >= 0
    ? ok(seed as number)
    : fault('bad-json', 'seed', `A seed must be ${rangeText(0)}, not ${givenText(seed)}.`);
}

/** Finds the game that a question names, or the part of it that `find` returns; else an `unknown-game` fault. */
export function findGame<G>(json: JsonObject, find: (id: string) => G | undefined): Result<G> {
  const id = json['game'];
  if (typeof id !== 'string') return fault('unknown-game', 'game', 'No game is named.');
  const game = find(id);
  return game ? ok(game) : fault('unknown-game', 'game', `We don’t know the game ${quote(id)}.`);
}

/** Reads house rules and checks them one by one and together. */
export function readHouseRules(game: Box, json: unknown): Result<Options> {
  const options = readOptions(game.options, json);
  if (!options.ok) return options;
  const conflict = game.checkOptions?.(options.value);
  return conflict ? fault('bad-options', `options.${conflict.key}`, conflict.says) : options;
}

function objectAt(json: unknown, code: FaultCode, path: string, missing: JsonObject | null): Result<JsonObject> {
  if (json === undefined && missing) return ok(missing);
  if (isObject(json)) return ok(json);
  return fault(code, path, json === undefined ? `There is no ${path} here.` : `A ${path} is an object.`);
}

function readSeat({ seat: json }: JsonObject, position: JsonObject, game: TableGame, state: GameState): Result<Seat> {
  const seats = game.seats(state.options);
  if (json === undefined) {
    const { turn } = position;
    return ok(typeof turn === 'number' ? turn : (game.play.turn(state) ?? 0));
  }
  return Number.isInteger(json) && (json as number) >= 0 && (json as number) < seats
    ? ok(json as number)
    : fault('bad-position', 'seat', `A seat must be ${rangeText(0, seats - 1)}, not ${givenText(json)}.`);
}

/** Whether this is longer than any move. What is nested too deeply to be written is too long as well. */
function isTooLong(json: JsonObject): boolean {
  try {
    return JSON.stringify(json).length > MAX_LETTERS;
  } catch {
    return true;
  }
}

/** Reads a move; the paths of faults begin with `move`. */
export function readMove(game: TableGame, json: unknown, options: Options, seat: Seat): Result<GameMove> {
  const moveJson = objectAt(json, 'bad-move', 'move', null);
  if (!moveJson.ok) return moveJson;
  if (isTooLong(moveJson.value)) return TOO_LONG;
  return game.notation.move.read(moveJson.value, options, seat);
}

/**
 * Reads a case, checking in the order of the wire format: JSON, game, options, position and seat, move.
 * @param need whether a move is required
 */
export function readCase<G extends TableGame>(
  json: JsonObject,
  find: FindGame<G>,
  need: 'move' | 'position',
): Result<Case<G>> {
  const keys = checkCaseKeys(json, CASE_KEYS);
  if (!keys.ok) return keys;
  const seed = readSeed(json['seed']);
  if (!seed.ok) return seed;
  const game = findGame(json, find);
  if (!game.ok) return game;
  const options = readHouseRules(game.value, json['options']);
  if (!options.ok) return options;
  const position = objectAt(json['position'], 'bad-position', 'position', {});
  if (!position.ok) return position;
  const state = game.value.notation.position.read(position.value, options.value, seed.value);
  if (!state.ok) return state;
  const seat = readSeat(json, position.value, game.value, state.value);
  if (!seat.ok) return seat;
  const base = {
    game: game.value,
    options: options.value,
    state: state.value,
    seat: seat.value,
    seed: seed.value,
  };
  if (need !== 'move' && !('move' in json)) return ok({ ...base, move: null });
  const move = readMove(game.value, json['move'], options.value, base.seat);
  return move.ok ? ok({ ...base, move: move.value }) : move;
}

/** Reads a `score` question: game, options, and the keys the game asks for. */
export function readScore<G extends TableGame>(
  json: JsonObject,
  find: FindGame<G>,
): Result<{ readonly game: G; readonly options: Options; readonly won: JsonObject }> {
  const game = findGame(json, find);
  const keys = checkCaseKeys(json, [
    'game',
    'options',
    ...(game.ok ? (game.value.notation.score?.keys ?? []) : Object.keys(json)),
  ]);
  if (!keys.ok) return keys;
  if (!game.ok) return game;
  const options = readHouseRules(game.value, json['options']);
  return options.ok ? ok({ game: game.value, options: options.value, won: json }) : options;
}

/** Writes a case as JSON, without values that are defaults of the wire format. */
export function writeCase({ game, options, state, seat, move }: Omit<Case<TableGame>, 'seed'>): JsonObject {
  const changedRules = changedOptions(game.options, options);
  return {
    game: game.id,
    ...(Object.keys(changedRules).length > 0 ? { options: changedRules } : {}),
    position: game.notation.position.write(state),
    seat,
    ...(move ? { move: game.notation.move.write(move) } : {}),
  };
}
