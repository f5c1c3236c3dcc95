import type { TableGame } from '../game/game.ts';
import { readOptions } from '../game/options.ts';
import type { GameState } from '../game/play.ts';
import { createRandom } from '../random/random.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import type { LessonRun } from './run.ts';

/**
 * Sets up the table of a lesson or step. Unspecified cards are dealt with a fixed seed.
 * @throws Error if the position isn't possible
 */
export function setUpTable(game: TableGame, lesson: Lesson, step?: LessonStep): GameState {
  const options = readOptions(game.options, lesson.options);
  if (!options.ok) throw new Error(options.fault.says);
  const conflict = game.checkOptions?.(options.value);
  if (conflict) throw new Error(conflict.says);
  const position = step ? step.position : lesson.position;
  if (position === undefined) return game.play.deal(options.value, lesson.deal ?? 0);
  const parsedPosition = game.notation.position.read(position, options.value, 1);
  if (!parsedPosition.ok) throw new Error(`${parsedPosition.fault.path}: ${parsedPosition.fault.says}`);
  return game.visibility.sampleWorld(parsedPosition.value, lesson.you, createRandom(1));
}

/** The fields of a step at its start. */
export const OPEN_STEP = { phase: 'open', hints: 0, remark: null, events: [], shown: 0 } as const;

export function startLesson(game: TableGame, lesson: Lesson): LessonRun {
  const [firstStep] = lesson.steps;
  const state = firstStep?.position ? setUpTable(game, lesson, firstStep) : setUpTable(game, lesson);
  return { ...OPEN_STEP, at: 0, state, starts: [state], moves: 0, met: [] };
}
