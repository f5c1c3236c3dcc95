import { last } from './last.ts';
import { propose } from './propose.ts';
import { picksOf, zones } from './zones.ts';

/** The same four all through the game. */
const ACTIONS: readonly string[] = ['Take', 'Combine', 'Place', 'Sweep'];

export const TABLE = {
  zones,
  actions: () => ACTIONS,
  propose,
  picksOf,
  direction: () => 1 as const,
  last,
};
