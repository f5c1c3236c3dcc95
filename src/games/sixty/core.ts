import { erased, type TableGame, type TableOf } from '../../game/game.ts';
import { BOX } from './box.ts';
import type { SixtyEvent } from './events.ts';
import type { SixtyOptions } from './options.ts';
import { PLAY } from './play/index.ts';
import type { Attempt } from './rules/attempt.ts';
import { SEEN } from './seen/index.ts';
import type { SixtyMove, SixtyState } from './state.ts';
import { TABLE } from './table/index.ts';
import { TALK } from './talk/index.ts';
import { WIRE } from './wire/index.ts';

/** What every table needs of it, with its own types. */
export const core: TableOf<SixtyOptions, SixtyState, SixtyMove, Attempt, SixtyEvent> = {
  ...BOX,
  play: PLAY,
  seen: SEEN,
  wire: WIRE,
  talk: TALK,
  table: TABLE,
};

export const game: TableGame = erased(core);
