import * as v from 'valibot';
import type { Card } from '../cards/card.ts';
import type { Pack } from '../cards/pack.ts';
import { ok, type Result } from './fault.ts';
import type { Json, JsonObject } from './json.ts';
import type { GameMove } from './play.ts';
import { parse } from './schema.ts';

type Kinds = Readonly<Record<string, v.ObjectEntries>>;
type MovesOf<T extends Kinds> = {
  [K in keyof T]: { readonly type: K } & v.InferOutput<v.StrictObjectSchema<T[K], string>>;
}[keyof T];

/**
 * The schema of a game's moves: each kind with its fields.
 * @param unknownKindText the fault for an unknown kind
 */
export function movesOf<T extends Kinds>(kinds: T, unknownKindText: string): v.GenericSchema<unknown, MovesOf<T>> {
  const kindSchemas = Object.entries(kinds).map(([type, fields]) =>
    v.strictObject({ type: v.literal(type), ...fields }, 'This kind of move has no such field.'),
  );
  // The type is derived from the same fields.
  return v.variant('type', kindSchemas as never, unknownKindText) as never;
}

/** Creates a reader of moves: a move in canonical form, or a `bad-move` fault. */
export function moveReader<M>(
  schema: v.GenericSchema<unknown, M>,
  canonical: (move: M) => M,
): (json: JsonObject) => Result<M> {
  return (json) => {
    const result = parse(schema, json, 'bad-move', 'move');
    return result.ok ? ok(canonical(result.value)) : result;
  };
}

/**
 * Creates a writer of moves in canonical form: keys in their order, cards in these `fields` as codes, empty values left
 * out.
 */
export function moveWriter(pack: Pack, ...fields: readonly string[]): (move: GameMove) => JsonObject {
  return (move) => {
    const json: Record<string, Json> = {};
    for (const [key, value] of Object.entries({ ...move })) {
      const fieldValue: unknown = value;
      if (fieldValue === undefined || fieldValue === null) continue;
      if (!fields.includes(key)) json[key] = fieldValue as Json;
      else json[key] = Array.isArray(fieldValue) ? fieldValue.map(pack.code) : pack.code(fieldValue as Card);
    }
    return json;
  };
}
