import type { TableGame } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { LessonStep, StepOf } from './lesson.ts';

export type LessonQuestion = StepOf<'tap' | 'legal' | 'breaks' | 'score' | 'better'>;
/** Things tapped, by their ids in the zone; a verdict; a rule; a number of points; one of two hands. */
export type LessonAnswer = readonly string[] | string | number;

export function isQuestion(step: LessonStep | undefined): step is LessonQuestion {
  return step !== undefined && 'ask' in step;
}

/** @throws Error where the lesson's file should not have come this far */
export function readLessonMove(game: TableGame, state: GameState, json: JsonObject): GameMove {
  const read = game.notation.move.read(json, state.options);
  if (!read.ok) throw new Error(read.fault.says);
  return read.value;
}
