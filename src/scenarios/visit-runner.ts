import type { CoachedGame } from '../game/game.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import type { LessonInput, LessonRun } from './run.ts';
import { advance } from './runner.ts';
import { asksNothing, type LessonWalk, type StepMark, startVisit } from './visit.ts';

/** Returns the mark of an open step after an input. */
function markAfter(
  step: LessonStep,
  mark: StepMark | undefined,
  input: LessonInput,
  runAfter: LessonRun,
): StepMark | undefined {
  if (asksNothing(step)) return input.do === 'next' ? 'read' : mark;
  if (mark === 'first' || mark === 'later') return mark;
  if (input.do === 'skip') return 'shown';
  if (input.do === 'hint') return runAfter.hints === 3 ? (mark ?? 'stumbled') : mark;
  if (input.do !== 'try' && input.do !== 'answer') return mark;
  if (runAfter.phase === 'done') return mark === undefined ? 'first' : 'later';
  return mark ?? 'stumbled';
}

/** Returns the visit after an input; the same object if nothing changed. */
export function advanceVisit(game: CoachedGame, lesson: Lesson, walked: LessonWalk, input: LessonInput): LessonWalk {
  const { run } = walked;
  const step = lesson.steps[run.at];
  const runAfter = advance(game, lesson, run, input);
  if (runAfter === run) return walked;
  const marks = [...walked.marks];
  if (step && run.phase === 'open') marks[run.at] = markAfter(step, marks[run.at], input, runAfter);
  const lastRuns = [...walked.lastRuns];
  if (runAfter.at < lesson.steps.length) lastRuns[runAfter.at] = runAfter;
  return { run: runAfter, marks, lastRuns };
}

/** Returns the visit after all inputs. */
export function replayVisit(game: CoachedGame, lesson: Lesson, inputs: readonly LessonInput[]): LessonWalk {
  return inputs.reduce((walked, input) => advanceVisit(game, lesson, walked, input), startVisit(game, lesson));
}
