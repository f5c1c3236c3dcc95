import type { JsonObject } from '../game/json.ts';

/** A reference to a schema in `$defs`. */
export const ref = (name: string): JsonObject => ({ $ref: `#/$defs/${name}` });

export const list = (items: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'array',
  items,
  ...more,
});

/** An object with exactly these fields; those ending in `?` are optional. */
export function object(fields: Readonly<Record<string, JsonObject>>, more: JsonObject = {}): JsonObject {
  const entries = Object.entries(fields).map(([key, schema]) => [key.replace(/\?$/, ''), schema] as const);
  const required = Object.keys(fields).filter((key) => !key.endsWith('?'));
  return {
    type: 'object',
    properties: Object.fromEntries(entries),
    required,
    additionalProperties: false,
    ...more,
  };
}

export const TEXT: JsonObject = { type: 'string', minLength: 1 };
/** A number from 0 that counts something. */
export const COUNT: JsonObject = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
