import type { ThinkingGame } from '../game/game.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import type { Input, Run } from './run.ts';
import { advance, begin } from './runner.ts';

/**
 * How a step was come through. `read`: nothing was asked · `first`: right at once · `later`: right after something
 * else, or after its answer was told · `stumbled`: tried, not yet right · `shown`: done by the lesson.
 */
export type Mark = 'read' | 'first' | 'later' | 'stumbled' | 'shown';

/** All of a visit to a lesson that one can look back on. */
export interface Walked {
  readonly run: Run;
  /** By step; undefined where nobody has come through yet. */
  readonly marks: readonly (Mark | undefined)[];
  /** By step: how it stood when it was left, to be read again. */
  readonly seen: readonly Run[];
}

/** How many steps ask for something, how many came right at once, and how many were only shown. */
export interface Tally {
  readonly asked: number;
  readonly first: number;
  readonly shown: number;
}

const isTold = ({ word }: LessonStep): boolean => word === 'say' || word === 'reply';

function markAfter(
  step: LessonStep,
  mark: Mark | undefined,
  before: Run,
  input: Input,
  after: Run,
): Mark | undefined {
  if (after === before || before.phase !== 'open') return mark;
  if (isTold(step)) return input.do === 'next' ? 'read' : mark;
  if (mark === 'first' || mark === 'later') return mark;
  if (input.do === 'skip') return 'shown';
  if (input.do === 'hint') return after.hints === 3 ? (mark ?? 'stumbled') : mark;
  if (input.do !== 'try' && input.do !== 'answer') return mark;
  if (after.phase === 'done') return mark === undefined ? 'first' : 'later';
  return mark ?? 'stumbled';
}

/** The visit before anything was done in it. */
export function arrive(game: ThinkingGame, lesson: Lesson): Walked {
  const run = begin(game, lesson);
  return { run, marks: [], seen: [run] };
}

/** The visit once one more thing was done; the same one where that changes nothing. */
export function walkOn(game: ThinkingGame, lesson: Lesson, walked: Walked, input: Input): Walked {
  const { run } = walked;
  const step = lesson.steps[run.at];
  const after = advance(game, lesson, run, input);
  if (after === run) return walked;
  const marks = [...walked.marks];
  if (step) marks[run.at] = markAfter(step, marks[run.at], run, input, after);
  const seen = [...walked.seen];
  if (after.at < lesson.steps.length) seen[after.at] = after;
  return { run: after, marks, seen };
}

/** Where somebody is after all they did, and how they came there. */
export function walkAll(game: ThinkingGame, lesson: Lesson, inputs: readonly Input[]): Walked {
  return inputs.reduce((walked, input) => walkOn(game, lesson, walked, input), arrive(game, lesson));
}

/** Whether all that is wanted now is to hear what the others do. */
export function isOthers({ steps }: Lesson, { at, phase, shown, events }: Run): boolean {
  return steps[at]?.word === 'reply' && (phase === 'open' || (phase === 'done' && shown < events.length));
}

/** Whether somebody else has to choose a move in it, now or later: only then must anybody think. */
export function needsMind({ playOut, steps }: Lesson, inputs: readonly Input[]): boolean {
  return (
    playOut === true ||
    steps.some((step) => step.word === 'reply' && !step.move) ||
    inputs.some((input) => input.do === 'stay')
  );
}

export function tallyOf({ steps }: Lesson, marks: Walked['marks']): Tally {
  const asked = steps.flatMap((step, i) => (isTold(step) ? [] : [marks[i]]));
  return {
    asked: asked.length,
    first: asked.filter((mark) => mark === 'first').length,
    shown: asked.filter((mark) => mark === 'shown').length,
  };
}
