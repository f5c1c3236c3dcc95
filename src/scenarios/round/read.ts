import * as v from 'valibot';
import type { JsonObject } from '../../game/json.ts';

const jsonObject = v.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'This is an object.',
);
const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'Write something here.'));
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Something one could do at a stop, and what is said to it. Several may be right. */
const choiceSchema = v.strictObject({
  move: jsonObject,
  right: v.optional(v.boolean(), false),
  says: text,
});
const stopSchema = v.strictObject({
  ask: text,
  choices: v.pipe(v.array(choiceSchema), v.minLength(2, 'A stop offers two moves or more.')),
});
const moveSchema = v.strictObject({
  /** The heading of what begins here. */
  part: v.optional(text),
  seat: wholeNumber,
  move: jsonObject,
  /** The reader is asked before it is played. */
  stop: v.optional(stopSchema),
  says: text,
});

/** A real hand from the deal to the count: every move of it, and what there is to say of each. */
const roundSchema = v.strictObject({
  title: text,
  theme: text,
  /** House rules, where they aren’t the usual ones. */
  options: v.optional(jsonObject),
  names: v.array(text),
  seed: wholeNumber,
  deal: text,
  moves: v.pipe(v.array(moveSchema), v.minLength(1, 'A round has moves.')),
  /** Said of the count. */
  end: text,
});
export type Round = v.InferOutput<typeof roundSchema>;
export type RoundMove = Round['moves'][number];
export type RoundStop = v.InferOutput<typeof stopSchema>;

/** What a stop’s choices came to, by how much behind the best of them, and half the width of the 95 % interval of that. */
const weighedSchema = v.strictObject({
  command: text,
  worlds: wholeNumber,
  seed: wholeNumber,
  stops: v.array(
    v.strictObject({
      /** The number of the move it stands before, from 1. */
      at: wholeNumber,
      /** What was seen there, as `seenAt` says it. */
      seen: text,
      choices: v.array(v.strictObject({ move: jsonObject, behind: v.number(), error: v.number() })),
    }),
  ),
});
export type WeighedRound = v.InferOutput<typeof weighedSchema>;
export type WeighedStop = WeighedRound['stops'][number];

/** Read, or the first thing that is wrong with it and where. */
export type RoundResult<T> =
  | { readonly value: T }
  | { readonly wrong: { readonly at: string; readonly says: string } };

function readWithSchema<T>(schema: v.GenericSchema<unknown, T>, data: unknown): RoundResult<T> {
  const read = v.safeParse(schema, data);
  if (read.success) return { value: read.output };
  const [issue] = read.issues;
  return { wrong: { at: v.getDotPath(issue) ?? 'the file', says: issue.message } };
}

export const readRound = (data: unknown): RoundResult<Round> => readWithSchema(roundSchema, data);
export const readWeighedRound = (data: unknown): RoundResult<WeighedRound> =>
  readWithSchema(weighedSchema, data);
