import type { JsonObject } from '../game/json.ts';

/** A schema by its name among the definitions of its file. */
export const ref = (name: string): JsonObject => ({ $ref: `#/$defs/${name}` });

/** A list of these. */
export const list = (items: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'array',
  items,
  ...more,
});

/** An object with these fields and no others; those ending in `?` may be left out. */
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
/** A number that counts something, from 0. */
export const COUNT: JsonObject = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
