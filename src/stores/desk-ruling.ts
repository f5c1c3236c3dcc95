import { computed } from 'nanostores';
import type { DeskGame } from '../game/game.ts';
import { $draft, $game, $laid } from './desk.ts';
import { answerTo } from './desk-answer.ts';
import { following } from './desk-asking.ts';
import type { Question } from './desk-judge.ts';

const $question = computed([$game, $draft, $laid], (game, draft, laid): Question<'ruling'> | null =>
  game && draft?.move && laid?.ok ? { game: game.id, wanted: 'ruling', draft } : null,
);

/** The ruling on the draft's move. */
export const ruling = following($question, {
  here: ({ draft }) => answerTo($game.get() as DeskGame, draft),
});
export const { $answer } = ruling;
