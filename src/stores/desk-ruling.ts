import { computed } from 'nanostores';
import type { DeskGame } from '../game/game.ts';
import { $draft, $game, $laid } from './desk.ts';
import { following } from './desk-asking.ts';
import type { Question } from './desk-judge.ts';

const $question = computed([$game, $draft, $laid], (game, draft, laid): Question<'ruling'> | null =>
  game && draft?.move && laid?.ok ? { game: game.id, wanted: 'ruling', draft } : null,
);

type Judge = typeof import('./desk-judge.ts');
/** What judges in the page, once it was needed: where there are workers it never is. */
let judge: Judge | null = null;

export async function fetchJudge(): Promise<Judge> {
  judge ??= await import('./desk-judge.ts');
  return judge;
}

const byJudge = (there: Judge, question: Question<'ruling'>) =>
  there.judged($game.get() as DeskGame, question);

/** The ruling on the draft's move. */
export const ruling = following($question, {
  here: (question) =>
    judge ? byJudge(judge, question) : fetchJudge().then((there) => byJudge(there, question)),
});
export const { $answer } = ruling;
