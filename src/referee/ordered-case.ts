import { isObject, type JsonObject } from '../game/json.ts';

/** The order of the wire format: the same case makes the same link. */
const CASE_ORDER = ['game', 'options', 'position', 'seat', 'move', 'seed'];

const isEmptyEntry = (key: string, value: unknown): boolean =>
  value === undefined ||
  ((key === 'options' || key === 'position') && isObject(value) && Object.keys(value).length === 0);

/** A case as it stands in a link: its keys in order, without an empty list of house rules. */
export function orderCase(json: JsonObject): JsonObject {
  const keys = [...CASE_ORDER.filter((key) => key in json), ...Object.keys(json)];
  const entries = [...new Set(keys)].map((key) => [key, json[key]] as const);
  return Object.fromEntries(entries.filter(([key, value]) => !isEmptyEntry(key, value))) as JsonObject;
}
