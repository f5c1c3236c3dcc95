import * as v from 'valibot';
import type { JsonObject } from '../../game/json.ts';

const jsonObject = v.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'This is an object.',
);
const nonEmptyText = v.pipe(v.string(), v.trim(), v.minLength(1, 'Write something here.'));
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A choice at a stop and its comment. Several may be right. */
const choiceSchema = v.strictObject({
  move: jsonObject,
  right: v.optional(v.boolean(), false),
  says: nonEmptyText,
});
const stopSchema = v.strictObject({
  ask: nonEmptyText,
  choices: v.pipe(v.array(choiceSchema), v.minLength(2, 'A stop offers two moves or more.')),
});
const moveSchema = v.strictObject({
  /** Heading of the part that starts here. */
  part: v.optional(nonEmptyText),
  seat: wholeNumber,
  move: jsonObject,
  /** A question to the reader before the move. */
  stop: v.optional(stopSchema),
  says: nonEmptyText,
});

/** A deal from start to count with a comment on each move. */
const roundSchema = v.strictObject({
  title: nonEmptyText,
  theme: nonEmptyText,
  /** House rules that differ from the defaults. */
  options: v.optional(jsonObject),
  names: v.array(nonEmptyText),
  seed: wholeNumber,
  deal: nonEmptyText,
  moves: v.pipe(v.array(moveSchema), v.minLength(1, 'A round has moves.')),
  /** Comment on the count. */
  end: nonEmptyText,
});
export type Round = v.InferOutput<typeof roundSchema>;
export type RoundMove = Round['moves'][number];
export type RoundStop = v.InferOutput<typeof stopSchema>;

const weighedSchema = v.strictObject({
  command: nonEmptyText,
  worlds: wholeNumber,
  seed: wholeNumber,
  stops: v.array(
    v.strictObject({
      /** Number of the move after the stop, from 1. */
      at: wholeNumber,
      /** Hash of the view, from `hashReaderView`. */
      seen: nonEmptyText,
      /** How far each is `behind` the best on average, with `error`, half the 95 % interval, in points. */
      choices: v.array(v.strictObject({ move: jsonObject, behind: v.number(), error: v.number() })),
    }),
  ),
});
export type WeighedRound = v.InferOutput<typeof weighedSchema>;
export type WeighedStop = WeighedRound['stops'][number];

/** The parsed value, or the first problem and where it is. */
export type RoundResult<T> = { readonly value: T } | { readonly wrong: { readonly at: string; readonly says: string } };

function readWithSchema<T>(schema: v.GenericSchema<unknown, T>, data: unknown): RoundResult<T> {
  const parsed = v.safeParse(schema, data);
  if (parsed.success) return { value: parsed.output };
  const [issue] = parsed.issues;
  return { wrong: { at: v.getDotPath(issue) ?? 'the file', says: issue.message } };
}

export const readRound = (data: unknown): RoundResult<Round> => readWithSchema(roundSchema, data);
export const readWeighedRound = (data: unknown): RoundResult<WeighedRound> => readWithSchema(weighedSchema, data);
