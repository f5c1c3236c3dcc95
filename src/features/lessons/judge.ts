import type { CoachedGame } from '../../game/game.ts';
import { advanceVisit, replayVisit } from '../../scenarios/visit-runner.ts';
import { listRightItems } from '../../scenarios/wrong-answer.ts';
import { fetchRules, type LessonGame } from '../../table/game.ts';
import { giveAdvice } from '../practice/coach.ts';

/** What becomes of a lesson in which something is done: nobody needs it to read how it begins. */
export interface LessonJudge {
  /** The game of the lesson, its laws among the rest. */
  readonly game: LessonGame & CoachedGame;
  readonly walkAll: typeof replayVisit;
  readonly walkOn: typeof advanceVisit;
  readonly keptOf: typeof listRightItems;
  /** What a coach says where a hand is played out. */
  readonly coach: typeof giveAdvice;
}

/** @throws Error where the laws of the game can’t be had */
export async function createLessonJudge(game: LessonGame): Promise<LessonJudge> {
  const rules = await fetchRules(game.id);
  return {
    game: Object.assign(game, { rules }),
    walkAll: replayVisit,
    walkOn: advanceVisit,
    keptOf: listRightItems,
    coach: giveAdvice,
  };
}
