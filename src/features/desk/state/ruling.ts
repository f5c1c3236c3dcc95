import { computed } from 'nanostores';
import type { Result } from '../../../game/fault.ts';
import type { DeskGame } from '../../../game/game.ts';
import { following } from './asking.ts';
import { $draft, $game, $laid, $ruled } from './desk.ts';
import type * as JudgeModule from './judge.ts';
import type { Answers, Question } from './judge.ts';
import { withLaws } from './laws.ts';

const $question = computed([$game, $draft, $laid], (game, draft, laid): Question<'ruling'> | null =>
  game && draft?.move && laid?.ok ? { game: game.id, wanted: 'ruling', draft } : null,
);

type Judge = typeof JudgeModule;
/** What judges in the page, once it was needed: where there are workers it never is. */
let judge: Judge | null = null;

export async function fetchJudge(): Promise<Judge> {
  judge ??= await import('./judge.ts');
  return judge;
}

/** The referee’s answer in the page: where no worker gives one. */
export function judgedHere<W extends keyof Answers>(
  question: Question<W>,
): Result<Answers[W]> | Promise<Result<Answers[W]>> {
  const game = $ruled.get();
  if (judge && game) return judge.judged(game, question);
  const needed = [fetchJudge(), withLaws($game.get() as DeskGame)] as const;
  return Promise.all(needed).then(([there, ruled]) => there.judged(ruled, question));
}

/** The ruling on the draft's move. */
export const ruling = following($question, { here: judgedHere });
export const { $answer } = ruling;
