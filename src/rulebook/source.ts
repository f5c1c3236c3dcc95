import * as v from 'valibot';
import type { JsonObject } from '../game/json.ts';

/** A chapter as it was written: its file's name is its id. */
export interface ChapterSource {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly lead: string;
  readonly order: number;
  readonly body: string;
}

/** The cases of one file, not yet looked at. */
export interface CaseFile {
  readonly chapter: string;
  readonly file: string;
  readonly cases: readonly unknown[];
}

/** A lesson's file, not yet looked at. */
export interface LessonFile {
  /** Without its ending: `2-sums`. */
  readonly name: string;
  readonly file: string;
  readonly data: unknown;
  /** What its moves came to when they were played out; undefined where nobody did. */
  readonly weighed: unknown;
}

/** A worked round’s file, not yet looked at; of its stops the same is kept. */
export type RoundFile = LessonFile;

/** Everything written about a game. */
export interface Content {
  readonly chapters: readonly ChapterSource[];
  readonly cases: readonly CaseFile[];
  readonly lessons?: readonly LessonFile[];
  readonly rounds?: readonly RoundFile[];
}

const json = v.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null,
  'This is an object.',
);
const ruleId = v.pipe(v.string(), v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'A rule is written <game>/<name>.'));

/** A case as it stands in a file: a position of the wire format, a try, and what the referee must say. */
export const caseSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'An id has small letters, digits and hyphens only.')),
  rule: ruleId,
  title: v.pipe(v.string(), v.minLength(1, 'A case has a title.')),
  options: v.optional(json),
  position: json,
  seat: v.optional(v.pipe(v.number(), v.integer())),
  move: v.optional(json),
  expect: v.optional(v.picklist(['legal', 'illegal', 'depends'])),
  events: v.optional(v.array(ruleId)),
});
export type CaseData = v.InferOutput<typeof caseSchema>;
