import type { CoachedGame } from '../../game/game.ts';
import { advanceVisit, replayVisit } from '../../scenarios/visit-runner.ts';
import { listRightItems } from '../../scenarios/wrong-answer.ts';
import { fetchRules, type LessonGame } from '../../table/game.ts';
import { giveAdvice } from '../practice/index.ts';

/** What a lesson needs once the player acts; its beginning can be read without it. */
export interface LessonJudge {
  /** The game of the lesson with its laws. */
  readonly game: LessonGame & CoachedGame;
  readonly walkAll: typeof replayVisit;
  readonly walkOn: typeof advanceVisit;
  readonly keptOf: typeof listRightItems;
  /** The coach’s advice while a hand is played out. */
  readonly coach: typeof giveAdvice;
}

/** @throws Error if the laws can’t be fetched */
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
