import type { RuledDesk } from '../game/game.ts';
import { readScore } from '../referee/case.ts';
import { countElsewhere } from '../referee/count-elsewhere.ts';
import type { Elsewhere } from '../referee/elsewhere.ts';
import { countOf, type Draft, formOf } from './desk-draft.ts';

/** House rules a count rests on; none where the game’s desk counts in its own way. */
export function countsElsewhere(game: RuledDesk, draft: Draft): readonly Elsewhere[] {
  if (formOf(game, draft)?.count) return [];
  const asked = readScore(countOf(game, draft), () => game);
  if (!asked.ok) return [];
  const { won, options } = asked.value;
  const here = game.wire.score?.count(won, options);
  return here?.ok ? countElsewhere(game, won, options, here.value) : [];
}
