import type { TableGame } from '../game/game.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import type { LessonInput, LessonRun } from './run.ts';
import { startLesson } from './start.ts';

/**
 * How a step was completed. `read`: it asked for nothing · `first`: right at once · `later`: right after an
 * error or after all hints · `stumbled`: not yet right · `shown`: solved by the lesson.
 */
export type StepMark = 'read' | 'first' | 'later' | 'stumbled' | 'shown';

/** A visit to a lesson with its history. */
export interface LessonWalk {
  readonly run: LessonRun;
  /** Mark of each step; undefined if it isn't completed. */
  readonly marks: readonly (StepMark | undefined)[];
  /** Last state of each step, for looking back. */
  readonly lastRuns: readonly LessonRun[];
}

/** Number of steps that ask for something, of those right at once, and of those the lesson solved. */
export interface VisitTally {
  readonly tasks: number;
  readonly rightAtOnce: number;
  readonly solvedByLesson: number;
}

export const asksNothing = ({ word }: LessonStep): boolean => word === 'say' || word === 'reply';

export function startVisit(game: TableGame, lesson: Lesson): LessonWalk {
  const run = startLesson(game, lesson);
  return { run, marks: [], lastRuns: [run] };
}

/** Whether the lesson waits for the other players' moves to be shown. */
export function isWaitingForOthers({ steps }: Lesson, { at, phase, shown, events }: LessonRun): boolean {
  return steps[at]?.word === 'reply' && (phase === 'open' || (phase === 'done' && shown < events.length));
}

/** Whether the lesson may need a bot to choose a move; heuristics are loaded only then. */
export function needsBot({ playOut, steps }: Lesson, inputs: readonly LessonInput[]): boolean {
  return (
    playOut === true ||
    steps.some((step) => step.word === 'reply' && !step.move) ||
    inputs.some((input) => input.do === 'stay')
  );
}

export function tallyVisit({ steps }: Lesson, marks: LessonWalk['marks']): VisitTally {
  const taskMarks = steps.flatMap((step, i) => (asksNothing(step) ? [] : [marks[i]]));
  return {
    tasks: taskMarks.length,
    rightAtOnce: taskMarks.filter((mark) => mark === 'first').length,
    solvedByLesson: taskMarks.filter((mark) => mark === 'shown').length,
  };
}
