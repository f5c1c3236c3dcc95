import { computed } from 'nanostores';
import type { Game } from '../game/game.ts';
import { $draft, $game, $laid } from './desk.ts';
import { following } from './desk-asking.ts';
import { couldPlay } from './desk-could.ts';
import type { Question } from './desk-judge.ts';

const $question = computed([$game, $draft, $laid], (game, draft, laid): Question<'moves'> | null =>
  // The same table is the same question, whatever was tried at it.
  game && draft && laid?.ok ? { game: game.id, wanted: 'moves', draft: { ...draft, move: null } } : null,
);

/** What could have been played, looked up while somebody looks. */
export const could = following($question, {
  here: ({ draft }) => couldPlay($game.get() as Game, draft),
});
