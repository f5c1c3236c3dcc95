import { erased, type TableGame, type TableOf } from '../../game/game.ts';
import { ASIDE } from './aside/index.ts';
import { BOX } from './box.ts';
import type { LuckyEvent } from './events.ts';
import type { LuckyOptions } from './options.ts';
import { PLAY } from './play/index.ts';
import type { Attempt } from './rules/attempt.ts';
import { SEEN } from './seen/index.ts';
import type { LuckyMove, LuckyState } from './state.ts';
import { TABLE } from './table/index.ts';
import { TALK } from './talk/index.ts';
import { WIRE } from './wire/index.ts';

/** What every table needs of it, with its own types. */
export const core: TableOf<LuckyOptions, LuckyState, LuckyMove, Attempt, LuckyEvent> = {
  ...BOX,
  play: PLAY,
  seen: SEEN,
  wire: WIRE,
  talk: TALK,
  table: TABLE,
  aside: ASIDE,
};

export const game: TableGame = erased(core);
