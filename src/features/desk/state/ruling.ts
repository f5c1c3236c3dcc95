import { computed } from 'nanostores';
import type { Result } from '../../../game/fault.ts';
import type { DeskGame } from '../../../game/game.ts';
import { $draft, $game, $laidTable, $ruledGame } from './desk.ts';
import { fetchRuledGame } from './laws.ts';
import { createLiveQuery } from './live-query.ts';
import type * as JudgeModule from './referee.ts';
import type { RefereeAnswers, RefereeQuestion } from './referee.ts';

const $question = computed([$game, $draft, $laidTable], (game, draft, laidTable): RefereeQuestion<'ruling'> | null =>
  game && draft?.move && laidTable?.ok ? { game: game.id, wanted: 'ruling', draft } : null,
);

type RefereeModule = typeof JudgeModule;
/** The referee's code for judging in the page; null until needed. With workers it never is. */
let referee: RefereeModule | null = null;

export async function fetchReferee(): Promise<RefereeModule> {
  referee ??= await import('./referee.ts');
  return referee;
}

/** The referee's answer without a worker. */
export function answerInPage<W extends keyof RefereeAnswers>(
  question: RefereeQuestion<W>,
): Result<RefereeAnswers[W]> | Promise<Result<RefereeAnswers[W]>> {
  const game = $ruledGame.get();
  if (referee && game) return referee.answerQuestion(game, question);
  const loading = [fetchReferee(), fetchRuledGame($game.get() as DeskGame)] as const;
  return Promise.all(loading).then(([refereeModule, ruled]) => refereeModule.answerQuestion(ruled, question));
}

export const rulingQuery = createLiveQuery($question, { fallback: answerInPage });
export const { $answer } = rulingQuery;
