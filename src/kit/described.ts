import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { JsonObject } from '../game/json.ts';
import { type Looks, SPELLED, type Spelling } from '../game/looks.ts';
import { type Mode, spellingOf } from './spelling.ts';

const isLooks = (metadata: object): metadata is Looks => 'looks' in metadata;

const WORD = new RegExp(`\\b(?:${SPELLED.join('|')})\\b`, 'g');

/** What something looks like that a game reads in its own way. */
function like({ looks, pack }: Looks, mode: Mode): JsonObject {
  if (typeof looks !== 'string') return { type: 'object', additionalProperties: described(looks, mode) };
  const spelling = spellingOf(mode, pack);
  return {
    type: 'string',
    pattern: `^(?:${looks.replace(WORD, (word) => spelling[word as keyof Spelling])})$`,
  };
}

/** Whether a field is always there in what is written: one that has something to stand for it. */
const isFilledIn = (entry: v.GenericSchema): boolean =>
  entry.type !== 'exact_optional' &&
  (entry.type !== 'optional' || ('default' in entry && entry.default !== undefined));

/**
 * What a schema of ours accepts, as JSON Schema: its shape, not what can only be said of several fields together.
 * @param mode `written`: only what is written in canonical form
 */
export function described(schema: v.GenericSchema, mode: Mode): JsonObject {
  const made = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'ignore',
    ignoreActions: ['raw_transform', 'transform', 'check', 'raw_check'],
    overrideAction: ({ valibotAction, jsonSchema }) => {
      if (valibotAction.type !== 'metadata') return undefined;
      const { metadata } = valibotAction as unknown as { readonly metadata: object };
      return isLooks(metadata) ? like(metadata, mode) : jsonSchema;
    },
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      // Defaults are told by the rules: here they stand in another form than on the wire.
      const { default: _, ...rest } = jsonSchema;
      if (valibotSchema.type === 'custom') return { type: 'object' };
      if (mode === 'read' || !('entries' in valibotSchema)) return rest;
      const entries = Object.entries(valibotSchema.entries as Record<string, v.GenericSchema>);
      return { ...rest, required: entries.flatMap(([key, entry]) => (isFilledIn(entry) ? [key] : [])) };
    },
  });
  const { $schema: _, ...plain } = made;
  return plain as JsonObject;
}
