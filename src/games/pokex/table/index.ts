import type { PokexState } from '../state.ts';
import { actions } from './actions.ts';
import { last } from './last.ts';
import { propose } from './propose.ts';
import { picksOf, zones } from './zones.ts';

/** Bids go round; so do the cards where the house rules say so, and else from side to side. */
const direction = ({ phase, options }: PokexState): 1 | null =>
  phase === 'auction' || options.order === 'clockwise' ? 1 : null;

/** A bid, a pass and what is wild are said. */
const says = ({ phase }: PokexState): boolean => phase === 'auction' || phase === 'name';

export const TABLE = { zones, actions, propose, picksOf, direction, says, last };
