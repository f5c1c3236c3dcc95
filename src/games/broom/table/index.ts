import { face } from './faces.ts';
import { propose } from './propose.ts';
import { picksOf, zones } from './zones.ts';

/** The same four all through the game. */
const ACTIONS: readonly string[] = ['Take', 'Combine', 'Place', 'Sweep'];

export const TABLE = {
  zones,
  actions: () => ACTIONS,
  propose,
  picksOf,
  face,
};
