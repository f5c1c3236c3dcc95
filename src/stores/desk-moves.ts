import { computed } from 'nanostores';
import type { DeskGame } from '../game/game.ts';
import { $draft, $game, $laid, $ruled } from './desk.ts';
import { following } from './desk-asking.ts';
import { couldPlay } from './desk-could.ts';
import type { Question } from './desk-judge.ts';
import { withLaws } from './desk-laws.ts';

const $question = computed([$game, $draft, $laid], (game, draft, laid): Question<'moves'> | null =>
  // The same table is the same question, whatever was tried at it.
  game && draft && laid?.ok ? { game: game.id, wanted: 'moves', draft: { ...draft, move: null } } : null,
);

/** What could have been played, looked up while somebody looks. */
export const could = following($question, {
  here({ draft }) {
    const game = $ruled.get();
    if (game) return couldPlay(game, draft);
    return withLaws($game.get() as DeskGame).then((ruled) => couldPlay(ruled, draft));
  },
});
