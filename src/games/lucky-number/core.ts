import { erased, type TableGame, type TableOf } from '../../game/game.ts';
import { ASIDE } from './aside/index.ts';
import type { LuckyEvent } from './events.ts';
import { type LuckyOptions, OPTIONS } from './options.ts';
import { PACK, packWith } from './pack.ts';
import { PLAY } from './play/index.ts';
import type { Attempt } from './rules/attempt.ts';
import { SEEN } from './seen/index.ts';
import type { LuckyMove, LuckyState } from './state.ts';
import { TABLE } from './table/index.ts';
import { TALK } from './talk/index.ts';
import { WIRE } from './wire/index.ts';

/** What every table needs of it, with its own types. */
export const core: TableOf<LuckyOptions, LuckyState, LuckyMove, Attempt, LuckyEvent> = {
  id: 'lucky-number',
  name: 'Lucky Number',
  pack: PACK,
  packWith: ({ jokers }) => packWith(jokers),
  options: OPTIONS,
  seats: ({ seats }) => seats,
  play: PLAY,
  seen: SEEN,
  wire: WIRE,
  talk: TALK,
  table: TABLE,
  aside: ASIDE,
};

export const game: TableGame = erased(core);
