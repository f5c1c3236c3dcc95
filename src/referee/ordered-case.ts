import { isObject, type JsonObject } from '../game/json.ts';

/** The order of the wire format: equal cases give equal links. */
const CASE_ORDER = ['game', 'options', 'position', 'seat', 'move', 'seed'];

const isEmptyEntry = (key: string, value: unknown): boolean =>
  value === undefined ||
  ((key === 'options' || key === 'position') && isObject(value) && Object.keys(value).length === 0);

/** Puts the keys of a case in order and leaves out empty options and positions. */
export function orderCase(json: JsonObject): JsonObject {
  const keys = [...CASE_ORDER.filter((key) => key in json), ...Object.keys(json)];
  const entries = [...new Set(keys)].map((key) => [key, json[key]] as const);
  return Object.fromEntries(entries.filter(([key, value]) => !isEmptyEntry(key, value))) as JsonObject;
}
