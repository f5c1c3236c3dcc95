import type { CoachedGame } from '../game/game.ts';
import { begin } from './begin.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import type { Run } from './run.ts';
import { advance } from './runner.ts';

/** So many things are read before a step is taken to be stuck. */
const PATIENCE = 100;

/** A step done as the lesson does it: how it is left, and the next one entered. @throws Error where it does not go on */
export function solve(
  game: CoachedGame,
  lesson: Lesson,
  run: Run,
  step: LessonStep,
): readonly [left: Run, entered: Run] {
  let left = run;
  let now = advance(game, lesson, run, { do: step.word === 'say' ? 'next' : 'skip' });
  for (let i = 0; now.at === run.at && now.phase === 'done' && i < PATIENCE; i++) {
    left = now;
    now = advance(game, lesson, now, { do: 'next' });
  }
  if (now.at === run.at) throw new Error('The lesson does not go on from here.');
  return [left, now];
}

/** Each step with the table at which it begins, along the lesson’s own way. @throws Error where that leads nowhere */
export function* solvedSteps(
  game: CoachedGame,
  lesson: Lesson,
): Generator<{ readonly at: number; readonly step: LessonStep; readonly run: Run }> {
  let run = begin(game, lesson);
  for (const [at, step] of lesson.steps.entries()) {
    yield { at, step, run };
    [, run] = solve(game, lesson, run, step);
  }
}
