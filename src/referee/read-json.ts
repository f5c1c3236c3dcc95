import { fault, ok, type Result } from '../game/fault.ts';
import { isObject, type JsonObject } from '../game/json.ts';
import { isDeep } from './deep.ts';

/** A line of text as a JSON object. */
export function readJson(text: string): Result<JsonObject> {
  if (isDeep(text)) return fault('too-much', '', 'This is nested deeper than any table.');
  try {
    const json: unknown = JSON.parse(text);
    return isObject(json) ? ok(json) : fault('bad-json', '', 'This is JSON, but no object.');
  } catch {
    return fault('bad-json', '', 'This is no JSON.');
  }
}
