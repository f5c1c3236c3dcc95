import type { JsonObject } from '../game/json.ts';

/** A reference to a schema in `$defs`. */
export const schemaRef = (name: string): JsonObject => ({ $ref: `#/$defs/${name}` });

export const listSchema = (items: JsonObject, keywords: JsonObject = {}): JsonObject => ({
  type: 'array',
  items,
  ...keywords,
});

/** An object with exactly these fields; those ending in `?` are optional. */
export function objectSchema(fields: Readonly<Record<string, JsonObject>>, keywords: JsonObject = {}): JsonObject {
  const entries = Object.entries(fields).map(([key, schema]) => [key.replace(/\?$/, ''), schema] as const);
  const required = Object.keys(fields).filter((key) => !key.endsWith('?'));
  return {
    type: 'object',
    properties: Object.fromEntries(entries),
    required,
    additionalProperties: false,
    ...keywords,
  };
}

export const TEXT_SCHEMA: JsonObject = { type: 'string', minLength: 1 };
/** A number from 0 that counts something. */
export const COUNT_SCHEMA: JsonObject = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
