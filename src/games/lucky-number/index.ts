import { erased, type WholeGame, wholeOf } from '../../game/game.ts';
import { withChapter } from '../../game/rulebook.ts';
import { core } from './core.ts';
import { COUNT } from './count.ts';
import { DESK } from './desk/desk.ts';
import { ENDINGS } from './endings.ts';
import { MIND } from './mind/index.ts';
import { PAD } from './pad.ts';
import { REASONS } from './reasons/index.ts';
import { RULES } from './rules/index.ts';
import { TROUBLE } from './rules/trouble.ts';
import { SEARCH } from './search/index.ts';

export const typed = wholeOf({
  ...core,
  rules: withChapter(RULES, TROUBLE),
  mind: MIND,
  search: SEARCH,
  endings: ENDINGS,
  desk: DESK,
  count: COUNT,
  pad: PAD,
  reasons: REASONS,
});

/** All of it: for the build and the command line. Pages load what they need, see the loader. */
export const game: WholeGame = erased(typed);
