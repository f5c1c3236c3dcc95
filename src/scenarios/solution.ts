import type { CoachedGame } from '../game/game.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import type { LessonRun } from './run.ts';
import { advance } from './runner.ts';
import { startLesson } from './start.ts';

/** So many things are read before a step is taken to be stuck. */
const MAX_EVENTS = 100;

/** A step done as the lesson does it: how it is left, and the next one entered. @throws Error where it does not go on */
export function solveStep(
  game: CoachedGame,
  lesson: Lesson,
  run: LessonRun,
  step: LessonStep,
): readonly [left: LessonRun, entered: LessonRun] {
  let left = run;
  let now = advance(game, lesson, run, { do: step.word === 'say' ? 'next' : 'skip' });
  for (let i = 0; now.at === run.at && now.phase === 'done' && i < MAX_EVENTS; i++) {
    left = now;
    now = advance(game, lesson, now, { do: 'next' });
  }
  if (now.at === run.at) throw new Error('The lesson does not go on from here.');
  return [left, now];
}

/** Each step with the table at which it begins, along the lesson’s own way. @throws Error where that leads nowhere */
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
