import * as v from 'valibot';
import type { JsonObject } from '../../game/json.ts';

const jsonObject = v.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'This is an object.',
);
const text = v.pipe(v.string(), v.minLength(1));
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * Mean difference between two moves in the same worlds and its standard error, which is 0 if the difference
 * is exact.
 */
const differenceFields = { by: v.number(), error: v.number() };

const stepSchema = v.strictObject({
  /** Number of the step, from 1. */
  at: wholeNumber,
  mark: text,
  /** The best move that isn't accepted, if there is one. */
  rival: v.optional(jsonObject),
  /** Lead of each accepted move over `rival`. */
  accepted: v.array(v.strictObject({ move: jsonObject, ...differenceFields })),
  /** Lead of the solution over the best other accepted move, if there is one. */
  solution: v.optional(v.strictObject(differenceFields)),
});

/** Stored values of a lesson's moves. */
const schema = v.strictObject({
  command: text,
  worlds: wholeNumber,
  seed: wholeNumber,
  steps: v.array(stepSchema),
});
export type WeighedLesson = v.InferOutput<typeof schema>;
export type WeighedStep = WeighedLesson['steps'][number];

/** Reads stored values; undefined if they aren't valid. */
export function readWeighedLesson(data: unknown): WeighedLesson | undefined {
  const parsed = v.safeParse(schema, data);
  return parsed.success ? parsed.output : undefined;
}
