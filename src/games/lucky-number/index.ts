import { erased, type WholeGame, type WholeOf } from '../../game/game.ts';
import { withChapter } from '../../game/rulebook.ts';
import { core } from './core.ts';
import { COUNT } from './count.ts';
import { DESK } from './desk/desk.ts';
import { ENDINGS } from './endings.ts';
import type { LuckyEvent } from './events.ts';
import { MIND } from './mind/index.ts';
import type { LuckyOptions } from './options.ts';
import { PAD } from './pad.ts';
import { REASONS } from './reasons/index.ts';
import type { Attempt } from './rules/attempt.ts';
import { RULES } from './rules/index.ts';
import { TROUBLE } from './rules/trouble.ts';
import { SEARCH } from './search/index.ts';
import type { LuckyMove, LuckyState } from './state.ts';

/** With its own types: for its tests. */
export const typed: WholeOf<LuckyOptions, LuckyState, LuckyMove, Attempt, LuckyEvent> = {
  ...core,
  rules: withChapter(RULES, TROUBLE),
  mind: MIND,
  search: SEARCH,
  endings: ENDINGS,
  desk: DESK,
  count: COUNT,
  pad: PAD,
  reasons: REASONS,
};

/** All of it: for the build and the command line. Pages load what they need, see the loader. */
export const game: WholeGame = erased(typed);
