import { computed } from 'nanostores';
import { $draft, $game, $laid } from './desk.ts';
import { following } from './desk-asking.ts';
import type { Question } from './desk-judge.ts';
import { judgedHere } from './desk-ruling.ts';

const $question = computed([$game, $draft, $laid], (game, draft, laid): Question<'moves'> | null =>
  // The same table is the same question, whatever was tried at it.
  game && draft && laid?.ok ? { game: game.id, wanted: 'moves', draft: { ...draft, move: null } } : null,
);

/** What could have been played, looked up while somebody looks. */
export const could = following($question, { here: judgedHere });
