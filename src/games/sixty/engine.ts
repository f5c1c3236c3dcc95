import { erased, type Heuristics } from '../../game/game.ts';
import { THOUGHT } from './mind/thought.ts';
import { PLAY } from './play/index.ts';
import { SEARCH } from './search/index.ts';
import { SEEN } from './seen/index.ts';

export const engine: Heuristics = erased({
  id: 'sixty',
  play: PLAY,
  seen: SEEN,
  mind: THOUGHT,
  search: SEARCH,
});
