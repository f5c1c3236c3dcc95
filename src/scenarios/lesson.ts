import * as v from 'valibot';
import type { JsonObject } from '../game/json.ts';

const jsonObject = v.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'This is an object.',
);
const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'Write something here.'));
const ruleId = v.pipe(v.string(), v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'A rule is written <game>/<name>.'));
const cards = v.array(text);
const oneOrMore = v.union([text, v.array(text)]);

/** Conditions on a move; all conditions that are present must hold. */
export interface Expectation {
  /** Its kind, or one of several kinds. */
  readonly kind?: string | readonly string[] | undefined;
  /** Cards it plays from the hand, among others. */
  readonly plays?: readonly string[] | undefined;
  /** Cards it names in addition to the played ones, among others. */
  readonly names?: readonly string[] | undefined;
  /** The exact cards it names in addition to the played ones. */
  readonly exactly?: readonly string[] | undefined;
  /** A rule that permits the move, or the rule of one of its consequences. */
  readonly cites?: string | undefined;
  /** Fields of the position after it, in the wire format. */
  readonly after?: JsonObject | undefined;
  readonly any?: readonly Expectation[] | undefined;
  readonly not?: Expectation | undefined;
}
const moveFields = {
  kind: v.optional(oneOrMore),
  plays: v.optional(cards),
  names: v.optional(cards),
  exactly: v.optional(cards),
};
const expectation: v.GenericSchema<Expectation> = v.strictObject({
  ...moveFields,
  cites: v.optional(ruleId),
  after: v.optional(jsonObject),
  any: v.optional(v.array(v.lazy(() => expectation))),
  not: v.optional(v.lazy(() => expectation)),
});

/** Conditions on an illegal move, which has no consequences. */
const refusedExpectation: v.GenericSchema<Expectation> = v.strictObject({
  ...moveFields,
  any: v.optional(v.array(v.lazy(() => refusedExpectation))),
  not: v.optional(v.lazy(() => refusedExpectation)),
});

const commonFields = {
  /** A new table for this and the following steps. */
  position: v.optional(jsonObject),
  /** Cards or zones to highlight. */
  look: v.optional(v.array(text)),
  /** The first hint: the rule behind the step. */
  rule: v.optional(ruleId),
  /** The second hint: where to look. The third, the solution, is computed. */
  where: v.optional(text),
  /** Text after the step is done. */
  done: v.optional(text),
};
/** Rows of cards shown instead of the table, each with its label. */
const laidRows = v.record(text, v.pipe(cards, v.minLength(1, 'A row has cards.')));
const laidField = { laid: v.optional(laidRows) };

const sayStep = v.strictObject({ ...commonFields, ...laidField, say: text });

/** A legal try that misses the point, and the remark on it. */
const missedTurn = v.strictObject({ try: jsonObject, when: v.optional(expectation), says: text });
/** An illegal try, the rule it breaks, and the remark on it; `when` extends it to similar tries. */
const refusedTurn = v.strictObject({
  try: jsonObject,
  rule: ruleId,
  when: v.optional(refusedExpectation),
  says: text,
});

const moveStep = v.strictObject({
  ...commonFields,
  move: text,
  accept: v.optional(expectation, {}),
  /**
   * Why the lesson asks for a move that is worse than another; the build compares the values of all legal
   * moves.
   */
  intended: v.optional(text),
  solution: jsonObject,
  missed: v.optional(v.array(missedTurn), []),
  refused: v.optional(v.array(refusedTurn), []),
});

const breakStep = v.strictObject({
  ...commonFields,
  break: text,
  rule: ruleId,
  solution: jsonObject,
  missed: v.optional(v.array(missedTurn), []),
  refused: v.optional(v.array(refusedTurn), []),
});

const replyStep = v.strictObject({
  ...commonFields,
  reply: text,
  /** The other player's move; by default a regular's choice. */
  move: v.optional(jsonObject),
  /** Whether to pause after each event. */
  pause: v.optional(v.boolean(), false),
});

const tempting = <T extends v.GenericSchema>(answer: T) =>
  v.optional(v.array(v.strictObject({ answer, says: text })), []);
const questionFields = { ...commonFields, ask: text };
/** Asks for all items of a zone that a legal move meeting `that` picks. */
const tapStep = v.strictObject({
  ...questionFields,
  tap: text,
  that: expectation,
  tempting: tempting(cards),
});
const legalStep = v.strictObject({
  ...questionFields,
  legal: jsonObject,
  tempting: tempting(v.picklist(['legal', 'illegal', 'depends'])),
});
/** Asks which rule a try breaks. If it breaks several, each is right. */
const whichStep = v.strictObject({
  ...questionFields,
  breaks: jsonObject,
  among: v.pipe(v.array(ruleId), v.minLength(2, 'Offer two rules or more.')),
  tempting: tempting(ruleId),
});
/** Asks for the points of a side in a `score` form, all of them or by one rule. */
const scoreStep = v.strictObject({
  ...questionFields,
  score: jsonObject,
  side: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  by: v.optional(ruleId),
  tempting: tempting(v.number()),
});

/** Asks which hand wins in a `score` form that compares two. */
const betterStep = v.strictObject({
  ...questionFields,
  better: jsonObject,
  tempting: tempting(v.picklist(['first', 'second', 'neither'])),
});

/** Asks what to do, and offers several sentences. Every wrong one has its remark. */
const chooseStep = v.pipe(
  v.strictObject({
    ...questionFields,
    ...laidField,
    rule: ruleId,
    choose: v.pipe(v.array(text), v.minLength(2, 'Offer two sentences or more.')),
    right: text,
    tempting: tempting(text),
  }),
  v.check(
    ({ choose, right, tempting }) =>
      [right, ...tempting.map(({ answer }) => answer)].sort().join('\n') === [...choose].sort().join('\n'),
    'Each sentence is either “right” or has a remark under “tempting”.',
  ),
);
/** Asks for some of the cards that are laid out. */
const findStep = v.strictObject({
  ...questionFields,
  laid: laidRows,
  find: v.pipe(cards, v.minLength(1, 'Name the cards to find.')),
  tempting: tempting(cards),
});

/** All kinds of steps; a step has exactly one of these keys. */
const STEPS = {
  say: sayStep,
  break: breakStep,
  reply: replyStep,
  tap: tapStep,
  legal: legalStep,
  breaks: whichStep,
  score: scoreStep,
  better: betterStep,
  choose: chooseStep,
  find: findStep,
  move: moveStep,
} as const;
type StepWord = keyof typeof STEPS;
export type LessonStep = {
  [W in StepWord]: { readonly word: W } & v.InferOutput<(typeof STEPS)[W]>;
}[StepWord];
export type StepOf<W extends StepWord> = Extract<LessonStep, { word: W }>;

const lessonFields = v.strictObject({
  title: text,
  theme: text,
  goal: text,
  /** Rules that must come up. */
  teaches: v.pipe(v.array(ruleId), v.minLength(1, 'Say which rules it teaches.')),
  options: v.optional(jsonObject),
  position: v.optional(jsonObject),
  deal: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  you: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  minutes: v.optional(v.pipe(v.number(), v.minValue(1)), 1),
  steps: v.pipe(v.array(v.unknown()), v.minLength(1, 'A lesson has steps.')),
  remember: v.pipe(v.array(text), v.minLength(1, 'Say what to remember.')),
  /** Whether the deal is played to its end after the last step, with a coach. */
  playOut: v.optional(v.boolean(), false),
});

/** A lesson as plain data. */
export type Lesson = Omit<v.InferOutput<typeof lessonFields>, 'steps'> & {
  readonly steps: readonly LessonStep[];
};

export type LessonResult =
  | { readonly lesson: Lesson }
  | { readonly wrong: { readonly at: string; readonly says: string } };

function wordOf(step: unknown): StepWord | undefined {
  if (typeof step !== 'object' || step === null) return undefined;
  // The order matters, because a `reply` may also have a `move`.
  return (Object.keys(STEPS) as StepWord[]).find((word) => Object.hasOwn(step, word));
}

function issueAt(at: string, issue: v.BaseIssue<unknown>): LessonResult {
  const path = v.getDotPath(issue);
  const message = issue.expected === 'never' ? `There is no “${path}” here.` : issue.message;
  return { wrong: { at, says: path && issue.expected !== 'never' ? `${path}: ${message}` : message } };
}

/** Name of a step in a problem: "step 3 (move)". */
export function stepName(i: number, step: LessonStep | undefined): string {
  return `step ${i + 1}${step ? ` (${step.word})` : ''}`;
}

/** Reads a lesson and checks its form; returns the first problem if there is one. */
export function readLesson(data: unknown): LessonResult {
  if (typeof data === 'string') return { wrong: { at: 'file', says: `This is not YAML: ${data}` } };
  const parsed = v.safeParse(lessonFields, data, { abortEarly: true });
  if (!parsed.success) return issueAt('head', parsed.issues[0]);
  const { position, deal } = parsed.output;
  if ((position === undefined) === (deal === undefined)) {
    return { wrong: { at: 'head', says: 'A lesson starts from a position or from a deal, one of the two.' } };
  }
  const steps: LessonStep[] = [];
  for (const [i, rawStep] of parsed.output.steps.entries()) {
    const word = wordOf(rawStep);
    if (!word) {
      const message = `A step has one of the words ${Object.keys(STEPS).join(', ')}.`;
      return { wrong: { at: stepName(i, undefined), says: message } };
    }
    const step = v.safeParse(STEPS[word] as v.GenericSchema<unknown, object>, rawStep, { abortEarly: true });
    if (!step.success) return issueAt(`step ${i + 1} (${word})`, step.issues[0]);
    steps.push({ word, ...step.output } as LessonStep);
  }
  return { lesson: { ...parsed.output, steps } };
}
