import type { RuledDesk } from '../../../game/game.ts';
import { countElsewhere } from '../../../referee/count-elsewhere.ts';
import type { Elsewhere } from '../../../referee/elsewhere.ts';
import type { Draft } from './draft.ts';
import { counted } from './laid.ts';

/** House rules the count of this draft rests on. */
export const countsElsewhere = (game: RuledDesk, draft: Draft): readonly Elsewhere[] =>
  countElsewhere(game, draft.options, (options) => counted(game, { ...draft, options }));
