import { type Engine, erased } from '../../game/game.ts';
import { THOUGHT } from './mind/thought.ts';
import { PLAY } from './play/index.ts';
import { SEEN } from './seen/index.ts';

export const engine: Engine = erased({ id: 'sixty', play: PLAY, seen: SEEN, mind: THOUGHT });
