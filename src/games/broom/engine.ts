import { type BotEngine, eraseTypes } from '../../game/game.ts';
import { POLICY } from './heuristics/policy.ts';
import { PLAY } from './play/index.ts';
import { SEARCH } from './search/index.ts';
import { VISIBILITY } from './visibility/index.ts';

export const engine: BotEngine = eraseTypes({
  id: 'broom',
  play: PLAY,
  visibility: VISIBILITY,
  heuristics: POLICY,
  search: SEARCH,
});
