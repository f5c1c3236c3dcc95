import type { CoachedGame } from '../../game/game.ts';
import { advanceVisit, replayVisit } from '../../scenarios/visit-runner.ts';
import { listRightItems } from '../../scenarios/wrong-answer.ts';
import { fetchRules, type LessonGame } from '../../table/fetch-game.ts';
import { giveAdvice } from '../practice/index.ts';

/** The part of a lesson that judges inputs. It is loaded later, as the first text can be read without it. */
export interface LessonJudge {
  /** The game of the lesson with its laws. */
  readonly game: LessonGame & CoachedGame;
  readonly replayVisit: typeof replayVisit;
  readonly advanceVisit: typeof advanceVisit;
  readonly listRightItems: typeof listRightItems;
  /** The coach's advice while a hand is played out. */
  readonly giveAdvice: typeof giveAdvice;
}

/** @throws Error if the laws can't be fetched */
export async function createLessonJudge(game: LessonGame): Promise<LessonJudge> {
  const rules = await fetchRules(game.id);
  return {
    game: Object.assign(game, { rules }),
    replayVisit,
    advanceVisit,
    listRightItems,
    giveAdvice,
  };
}
