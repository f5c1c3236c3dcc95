import type { TableGame } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { LessonStep, StepOf } from './lesson.ts';

export type LessonQuestion = StepOf<'tap' | 'legal' | 'breaks' | 'score' | 'better' | 'choose' | 'find'>;
/** Ids of items, a verdict, a rule, a number of points, one of two hands, or a sentence. */
export type LessonAnswer = readonly string[] | string | number;

export function isQuestion(step: LessonStep | undefined): step is LessonQuestion {
  return step !== undefined && 'ask' in step;
}

/** The rows of cards a step shows instead of the table, by label. */
export const laidCards = (step: LessonStep | undefined): Readonly<Record<string, readonly string[]>> | undefined =>
  step && 'laid' in step ? step.laid : undefined;

/** @throws Error if the move isn't valid */
export function readLessonMove(game: TableGame, state: GameState, json: JsonObject): GameMove {
  const parsed = game.notation.move.read(json, state.options);
  if (!parsed.ok) throw new Error(parsed.fault.says);
  return parsed.value;
}
