import type { CoachedGame } from '../../src/game/game.ts';
import type { Lesson } from '../../src/scenarios/lesson.ts';
import type { LessonInput, LessonRun } from '../../src/scenarios/run.ts';
import { advance } from '../../src/scenarios/runner.ts';
import { startLesson } from '../../src/scenarios/start.ts';

/** Returns the state after all inputs. Inputs that no longer fit are ignored. */
export function replayInputs(game: CoachedGame, lesson: Lesson, inputs: readonly LessonInput[]): LessonRun {
  return inputs.reduce((run, input) => advance(game, lesson, run, input), startLesson(game, lesson));
}
