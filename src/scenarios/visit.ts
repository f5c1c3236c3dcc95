import type { TableGame } from '../game/game.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import type { LessonInput, LessonRun } from './run.ts';
import { startLesson } from './start.ts';

/**
 * How a step was come through. `read`: nothing was asked · `first`: right at once · `later`: right after something
 * else, or after its answer was told · `stumbled`: tried, not yet right · `shown`: done by the lesson.
 */
export type StepMark = 'read' | 'first' | 'later' | 'stumbled' | 'shown';

/** All of a visit to a lesson that one can look back on. */
export interface LessonWalk {
  readonly run: LessonRun;
  /** By step; undefined where nobody has come through yet. */
  readonly marks: readonly (StepMark | undefined)[];
  /** By step: how it stood when it was left, to be read again. */
  readonly seen: readonly LessonRun[];
}

/** How many steps ask for something, how many came right at once, and how many were only shown. */
export interface VisitTally {
  readonly asked: number;
  readonly first: number;
  readonly shown: number;
}

/** Whether a step asks for nothing. */
export const asksNothing = ({ word }: LessonStep): boolean => word === 'say' || word === 'reply';

/** The visit before anything was done in it. */
export function startVisit(game: TableGame, lesson: Lesson): LessonWalk {
  const run = startLesson(game, lesson);
  return { run, marks: [], seen: [run] };
}

/** Whether all that is wanted now is to hear what the others do. */
export function isWaitingForOthers({ steps }: Lesson, { at, phase, shown, events }: LessonRun): boolean {
  return steps[at]?.word === 'reply' && (phase === 'open' || (phase === 'done' && shown < events.length));
}

/** Whether somebody else has to choose a move in it, now or later: only then must anybody think. */
export function needsBot({ playOut, steps }: Lesson, inputs: readonly LessonInput[]): boolean {
  return (
    playOut === true ||
    steps.some((step) => step.word === 'reply' && !step.move) ||
    inputs.some((input) => input.do === 'stay')
  );
}

export function tallyVisit({ steps }: Lesson, marks: LessonWalk['marks']): VisitTally {
  const asked = steps.flatMap((step, i) => (asksNothing(step) ? [] : [marks[i]]));
  return {
    asked: asked.length,
    first: asked.filter((mark) => mark === 'first').length,
    shown: asked.filter((mark) => mark === 'shown').length,
  };
}
