import type { Game } from '../../src/game/game.ts';
import { isObject, type Json, type JsonObject } from '../../src/game/json.ts';
import type { Random } from '../../src/random/random.ts';

type Put = (value: Json | undefined) => JsonObject;

/** Every single value of a position, with a function that puts another value in its place, or removes it. */
function* placesOf(
  json: Json,
  put: Put,
): Generator<{ readonly value: Json; readonly put: Put; readonly isListed: boolean }> {
  const entries = Array.isArray(json) ? [...json.entries()] : isObject(json) ? Object.entries(json) : [];
  for (const [key, value] of entries as [string | number, Json][]) {
    const putHere: Put = (newValue) => {
      const copy: unknown = structuredClone(json);
      if (newValue !== undefined) (copy as Record<string | number, Json>)[key] = newValue;
      else if (Array.isArray(copy)) copy.splice(Number(key), 1);
      else delete (copy as Record<string | number, Json>)[key];
      return put(copy as Json);
    };
    if (typeof value === 'object' && value !== null) yield* placesOf(value, putHere);
    else yield { value, put: putHere, isListed: Array.isArray(json) };
  }
}

/** Numbers to try in a list of numbers, such as sums. */
const NUMBERS = Array.from({ length: 60 }, (_, number) => number);

/** Values to try in the place of another. */
function otherValues(game: Game, value: Json, isListed: boolean, random: Random): readonly Json[] {
  if (value === null) return [0, 1];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return isListed ? NUMBERS : [value + 1, value - 1, ...NUMBERS.slice(0, 7), null];
  const card = typeof value === 'string' ? game.pack.read(value) : undefined;
  if (card === undefined) return [];
  const codes = [...new Set(game.pack.cards.map((one) => game.pack.code(one)))];
  return random.shuffle(codes.filter((code) => code !== value)).slice(0, 6);
}

/** Codes of all cards that a case shows. */
const codesIn = (game: Game, json: Json): readonly string[] => [
  ...new Set(
    [...JSON.stringify(json).matchAll(/"([^"]+)"/g)].flatMap(([, text = '']) =>
      game.pack.read(text) === undefined ? [] : [text],
    ),
  ),
];

/** Cases at the same table whose tries differ in one card or number, or in the seat; not all are valid. */
export function* changedTries(game: Game, json: JsonObject, seats: number): Generator<JsonObject> {
  for (let seat = 0; seat < seats; seat++) if (seat !== json['seat']) yield { ...json, seat };
  const codes = codesIn(game, json);
  const move = json['move'] as JsonObject;
  for (const place of placesOf(move, (changed) => ({ ...json, move: changed as JsonObject }))) {
    const { value, isListed } = place;
    if (typeof value === 'number') for (const other of [value + 1, value - 1]) yield place.put(other);
    if (typeof value === 'boolean') yield place.put(!value);
    if (typeof value !== 'string' || !(isListed || codes.includes(value))) continue;
    for (const code of codes) if (code !== value) yield place.put(code);
    if (isListed) yield place.put(undefined);
  }
  for (const [key, value] of Object.entries(move)) {
    if (!Array.isArray(value)) continue;
    for (const code of codes) yield { ...json, move: { ...move, [key]: [...value, code] } };
  }
}

/** Cases in which the seat holds and plays another card in the place of one. */
export function* changedCards(game: Game, json: JsonObject, seat: number): Generator<JsonObject> {
  const position = json['position'] as JsonObject;
  const hands = position['hands'] as Json[] | undefined;
  const hand = hands?.[seat];
  if (!Array.isArray(hand)) return;
  const codes = [...new Set(game.pack.cards.map((one) => game.pack.code(one)))];
  for (const place of placesOf(json['move'] as JsonObject, (changed) => ({ ...json, move: changed as JsonObject }))) {
    const at = hand.indexOf(place.value);
    if (at < 0 || typeof place.value !== 'string') continue;
    for (const code of codes) {
      const changedHands = hands?.with(seat, hand.with(at, code)) as Json;
      yield { ...place.put(code), position: { ...position, hands: changedHands } };
    }
  }
}

/** Cases with the same try whose positions differ in one card, number or word; not all are valid. */
export function* changedPositions(game: Game, json: JsonObject, seats: number, random: Random): Generator<JsonObject> {
  const position = json['position'] as JsonObject;
  for (const place of placesOf(position, (changed) => ({ ...json, position: changed as JsonObject }))) {
    for (const value of otherValues(game, place.value, place.isListed, random)) yield place.put(value);
    if (place.isListed) yield place.put(undefined);
  }
  for (const key of Object.keys(position)) {
    const { [key]: _, ...rest } = position;
    yield { ...json, position: rest };
    for (let seat = 0; seat < seats; seat++) yield { ...json, position: rest, seat };
  }
}
