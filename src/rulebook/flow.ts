import * as v from 'valibot';
import { parse } from 'yaml';
import { BookError } from './problem.ts';

/** A box of a flow chart: an action, or a question with two answers or more. */
export interface FlowStep {
  /** Target of a `back`. */
  readonly id?: string | undefined;
  readonly says: string;
  /** Drawn in the box: codes of cards, separated by spaces. */
  readonly cards?: string | undefined;
  readonly ways?: readonly FlowWay[] | undefined;
}

/**
 * An answer to a question and the steps that follow; without `back` or `over` the flow continues below the question.
 */
export interface FlowWay {
  readonly says: string;
  readonly steps?: readonly FlowStep[] | undefined;
  readonly back?: string | undefined;
  readonly over?: boolean | undefined;
}

/** The flow of a turn, from `content/<game>/turn.yaml`. */
export interface Flow {
  readonly title: string;
  readonly steps: readonly FlowStep[];
}

const words = v.pipe(v.string(), v.minLength(1, 'A box has words.'));
const step: v.GenericSchema<FlowStep> = v.strictObject({
  id: v.optional(words),
  says: words,
  cards: v.optional(words),
  ways: v.optional(v.pipe(v.array(v.lazy(() => way)), v.minLength(2, 'A question has two answers or more.'))),
});
const way: v.GenericSchema<FlowWay> = v.strictObject({
  says: words,
  steps: v.optional(v.array(v.lazy(() => step))),
  back: v.optional(words),
  over: v.optional(v.boolean()),
});
const schema = v.strictObject({ title: words, steps: v.pipe(v.array(step), v.minLength(1)) });

const files = import.meta.glob<string>('../../content/*/turn.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The flow of a game's turn. @throws BookError if it has none, or a loose end */
export function flowOf(game: string): Flow {
  const file = `content/${game}/turn.yaml`;
  const text = files[`../../${file}`];
  if (text === undefined) throw new BookError([{ file, id: game, says: 'Write how a turn goes.' }]);
  const parsedFlow = v.safeParse(schema, parse(text));
  if (!parsedFlow.success) {
    throw new BookError(parsedFlow.issues.map((i) => ({ file, id: v.getDotPath(i) ?? '', says: i.message })));
  }
  const looseEnds = findLooseEnds(parsedFlow.output);
  if (looseEnds.length > 0) throw new BookError(looseEnds.map((id) => ({ file, id, says: 'It leads nowhere.' })));
  return parsedFlow.output;
}

/** All boxes in reading order, those below answers too. */
export function boxesOf(steps: readonly FlowStep[]): readonly FlowStep[] {
  return steps.flatMap((one) => [one, ...(one.ways ?? []).flatMap((way) => boxesOf(way.steps ?? []))]);
}

/** Letters of the boxes that answers lead back to, in reading order from A. */
export function marksOf({ steps }: Flow): ReadonlyMap<string, string> {
  const aims = new Set(boxesOf(steps).flatMap(({ ways = [] }) => ways.map(({ back }) => back)));
  const met = boxesOf(steps).flatMap(({ id }) => (id !== undefined && aims.has(id) ? [id] : []));
  return new Map(met.map((id, i) => [id, String.fromCharCode(65 + i)]));
}

/**
 * Returns the errors of a flow: ids of missing boxes that answers lead back to, ids that no answer leads back
 * to or that are repeated, and texts of answers that both lead back and end the turn.
 */
export function findLooseEnds({ steps }: Flow): readonly string[] {
  const boxes = boxesOf(steps);
  const ids = boxes.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const answers = boxes.flatMap((box) => box.ways ?? []);
  const aims = answers.flatMap(({ back }) => (back === undefined ? [] : [back]));
  return [
    ...aims.filter((id) => !ids.includes(id)),
    ...ids.filter((id, i) => !aims.includes(id) || ids.indexOf(id) !== i),
    ...answers.filter(({ back, over }) => back !== undefined && over).map(({ says }) => says),
  ];
}
