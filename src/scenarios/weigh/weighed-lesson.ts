import * as v from 'valibot';
import type { JsonObject } from '../../game/json.ts';

const jsonObject = v.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'This is an object.',
);
const text = v.pipe(v.string(), v.minLength(1));
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What two moves differ by on average, in the same worlds, and the standard error of that: 0 where it was found exactly. */
const differenceFields = { by: v.number(), error: v.number() };

const stepSchema = v.strictObject({
  /** The number of the step, from 1. */
  at: wholeNumber,
  mark: text,
  /** What is allowed and not the point, and comes to most; left out where everything is accepted. */
  rival: v.optional(jsonObject),
  /** How far each accepted move is ahead of that one. */
  accepted: v.array(v.strictObject({ move: jsonObject, ...differenceFields })),
  /** How far the move the lesson shows is ahead of the best of the others that are accepted; left out without others. */
  solution: v.optional(v.strictObject(differenceFields)),
});

/** What the moves of a lesson came to. */
const schema = v.strictObject({
  command: text,
  worlds: wholeNumber,
  seed: wholeNumber,
  steps: v.array(stepSchema),
});
export type WeighedLesson = v.InferOutput<typeof schema>;
export type WeighedStep = WeighedLesson['steps'][number];

/** Undefined where that is no file of ours. */
export function readWeighedLesson(data: unknown): WeighedLesson | undefined {
  const read = v.safeParse(schema, data);
  return read.success ? read.output : undefined;
}
