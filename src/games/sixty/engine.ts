import { type Engine, erased } from '../../game/game.ts';
import { MIND } from './mind/index.ts';
import { PLAY } from './play/index.ts';
import { SEEN } from './seen/index.ts';

/** What its bots need: a worker loads no more. */
export const engine: Engine = erased({ id: 'sixty', play: PLAY, seen: SEEN, mind: MIND });
