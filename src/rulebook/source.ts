import * as v from 'valibot';
import type { JsonObject } from '../game/json.ts';

/** A chapter's source; its file name is its id. */
export interface ChapterSource {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly lead: string;
  readonly order: number;
  readonly body: string;
}

/** The cases of one file, unparsed. */
export interface CaseFile {
  readonly chapter: string;
  readonly file: string;
  readonly cases: readonly unknown[];
}

/** A lesson's file, unparsed. */
export interface LessonFile {
  /** File name without extension: `2-sums`. */
  readonly name: string;
  readonly file: string;
  readonly data: unknown;
  /** Evaluations of its moves by rollouts; undefined if there are none. */
  readonly weighed: unknown;
}

/** A worked round's file, unparsed; `weighed` holds the evaluations of its stops. */
export type RoundFile = LessonFile;

/** Everything written about a game. */
export interface Content {
  readonly chapters: readonly ChapterSource[];
  readonly cases: readonly CaseFile[];
  readonly lessons?: readonly LessonFile[];
  readonly rounds?: readonly RoundFile[];
}

const jsonObject = v.custom<JsonObject>((value) => typeof value === 'object' && value !== null, 'This is an object.');
const ruleId = v.pipe(v.string(), v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'A rule is written <game>/<name>.'));

/** A case in a file: a position of the wire format, a try, and the expected verdict. */
export const caseSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'An id has small letters, digits and hyphens only.')),
  rule: ruleId,
  title: v.pipe(v.string(), v.minLength(1, 'A case has a title.')),
  options: v.optional(jsonObject),
  position: jsonObject,
  seat: v.optional(v.pipe(v.number(), v.integer())),
  move: v.optional(jsonObject),
  expect: v.optional(v.picklist(['legal', 'illegal', 'depends'])),
  events: v.optional(v.array(ruleId)),
});
export type CaseData = v.InferOutput<typeof caseSchema>;
