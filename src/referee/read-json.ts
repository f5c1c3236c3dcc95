import { fault, ok, type Result } from '../game/fault.ts';
import { isObject, type JsonObject } from '../game/json.ts';
import { excessOf, MAX_ENTRIES, MAX_PARTS } from './json-limits.ts';

const FAULT_MESSAGES = {
  deep: 'This is nested deeper than any table.',
  many: `There are more than ${MAX_PARTS} lists and objects in this: no record of a game has as many.`,
  long: `There are more than ${MAX_ENTRIES} entries in one list or object: no record of a game has as many.`,
} as const;

/** Parses a line of text as a JSON object, within the limits of size and depth. */
export function readJson(text: string): Result<JsonObject> {
  const excess = excessOf(text);
  if (excess) return fault('too-much', '', FAULT_MESSAGES[excess]);
  try {
    const json: unknown = JSON.parse(text);
    return isObject(json) ? ok(json) : fault('bad-json', '', 'This is JSON, but not an object.');
  } catch {
    return fault('bad-json', '', 'This isn’t JSON.');
  }
}
