import { computed } from 'nanostores';
import { following } from './asking.ts';
import { $draft, $game, $laid } from './desk.ts';
import type { Question } from './judge.ts';
import { judgedHere } from './ruling.ts';

const $question = computed([$game, $draft, $laid], (game, draft, laid): Question<'moves'> | null =>
  // The same table is the same question, whatever was tried at it.
  game && draft && laid?.ok ? { game: game.id, wanted: 'moves', draft: { ...draft, move: null } } : null,
);

/** What could have been played, looked up while somebody looks. */
export const could = following($question, { here: judgedHere });
