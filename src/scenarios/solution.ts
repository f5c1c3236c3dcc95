import type { CoachedGame } from '../game/game.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import type { LessonRun } from './run.ts';
import { advance } from './runner.ts';
import { startLesson } from './start.ts';

/** Most inputs needed to read the events of a step. */
const MAX_EVENTS = 100;

/**
 * Completes a step by its solution; returns the last state in it and the first state of the next one.
 * @throws Error if the lesson doesn't go on
 */
export function solveStep(
  game: CoachedGame,
  lesson: Lesson,
  run: LessonRun,
  step: LessonStep,
): readonly [left: LessonRun, entered: LessonRun] {
  let lastRun = run;
  let currentRun = advance(game, lesson, run, { do: step.word === 'say' ? 'next' : 'skip' });
  for (let i = 0; currentRun.at === run.at && currentRun.phase === 'done' && i < MAX_EVENTS; i++) {
    lastRun = currentRun;
    currentRun = advance(game, lesson, currentRun, { do: 'next' });
  }
  if (currentRun.at === run.at) throw new Error('The lesson does not go on from here.');
  return [lastRun, currentRun];
}

/**
 * Yields each step with its first state along the solution.
 * @throws Error if the lesson doesn't go on
 */
export function* solveSteps(
  game: CoachedGame,
  lesson: Lesson,
): Generator<{ readonly at: number; readonly step: LessonStep; readonly run: LessonRun }> {
  let run = startLesson(game, lesson);
  for (const [at, step] of lesson.steps.entries()) {
    yield { at, step, run };
    [, run] = solveStep(game, lesson, run, step);
  }
}
