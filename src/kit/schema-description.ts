import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { STANDARD_SIZE } from '../cards/card.ts';
import type { Pack } from '../cards/pack.ts';
import { RANKS } from '../cards/ranks.ts';
import { SUIT_SYMBOL, SUITS } from '../cards/suits.ts';
import { FORMAT_WORDS, type FormatHint, type FormatSpelling } from '../game/format-hint.ts';
import type { JsonObject } from '../game/json.ts';

/** `read`: everything that is accepted · `written`: only the canonical form. */
type DescriptionMode = 'read' | 'written';

const anyOf = (alternatives: readonly string[]): string => `(?:${alternatives.join('|')})`;

/** Matches letters in either case. */
const eitherCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => `[${letter}${letter.toLowerCase()}]`);

const RANK_LETTERS = RANKS.filter((rank) => rank.length === 1).join('');
const WRITTEN_PATTERNS = { rank: anyOf([`[${RANK_LETTERS}]`, '10']), suit: `[${SUITS.join('')}]` };
const READ_PATTERNS = {
  rank: anyOf([`[${RANK_LETTERS}T${RANK_LETTERS.replace(/\d/g, '').toLowerCase()}t]`, '10']),
  suit: `[${SUITS.flatMap((suit) => [suit, suit.toLowerCase(), SUIT_SYMBOL[suit]]).join('')}]`,
};

/** The spelling of a pack's cards; without a pack there are none. */
function spellingOf(mode: DescriptionMode, pack: Pack | undefined): FormatSpelling {
  const isWritten = mode === 'written';
  const { rank, suit } = isWritten ? WRITTEN_PATTERNS : READ_PATTERNS;
  const cards = pack?.cards ?? [];
  const ownCodes = cards.filter((card) => card >= STANDARD_SIZE).map((card) => pack?.code(card) ?? '');
  const standard = ownCodes.length < cards.length ? [rank + suit] : [];
  return {
    card: anyOf([...standard, ...(isWritten ? ownCodes : ownCodes.map(eitherCase))]),
    rank,
    suit,
    one: isWritten ? '\\?' : '1?\\?',
    run: isWritten ? '(?:[2-9]|[1-9]\\d+)?\\?' : '(?:[1-9]\\d*)?\\?',
  };
}

const isLooks = (metadata: object): metadata is FormatHint => 'looks' in metadata;

const FORMAT_WORD = new RegExp(`\\b(?:${FORMAT_WORDS.join('|')})\\b`, 'g');

/** The JSON Schema of a value with a format hint. */
function describeFormat({ looks, pack }: FormatHint, mode: DescriptionMode): JsonObject {
  if (typeof looks !== 'string') return { type: 'object', additionalProperties: describeSchema(looks, mode) };
  const spelling = spellingOf(mode, pack);
  return {
    type: 'string',
    pattern: `^(?:${looks.replace(FORMAT_WORD, (word) => spelling[word as keyof FormatSpelling])})$`,
  };
}

/** Whether a field is always present in the written form: required, or with a default. */
const isFilledIn = (entry: v.GenericSchema): boolean =>
  entry.type !== 'exact_optional' && (entry.type !== 'optional' || ('default' in entry && entry.default !== undefined));

/** The JSON Schema of a valibot schema: its shape, without conditions on several fields together. */
export function describeSchema(schema: v.GenericSchema, mode: DescriptionMode): JsonObject {
  const describedSchema = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'ignore',
    ignoreActions: ['raw_transform', 'transform', 'check', 'raw_check'],
    overrideAction: ({ valibotAction, jsonSchema }) => {
      if (valibotAction.type !== 'metadata') return undefined;
      const { metadata } = valibotAction as unknown as { readonly metadata: object };
      return isLooks(metadata) ? describeFormat(metadata, mode) : jsonSchema;
    },
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      // Defaults are left out: here they are parsed values, not wire values.
      const { default: _, ...rest } = jsonSchema;
      if (valibotSchema.type === 'custom') return { type: 'object' };
      if (mode === 'read' || !('entries' in valibotSchema)) return rest;
      const entries = Object.entries(valibotSchema.entries as Record<string, v.GenericSchema>);
      return { ...rest, required: entries.flatMap(([key, entry]) => (isFilledIn(entry) ? [key] : [])) };
    },
  });
  const { $schema: _, ...plain } = describedSchema;
  return plain as JsonObject;
}
