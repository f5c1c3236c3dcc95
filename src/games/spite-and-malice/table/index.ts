import { propose, touch } from './propose.ts';
import { picksOf, zones } from './zones.ts';

/** The same three all through the game. */
const ACTIONS: readonly string[] = ['To the centre', 'To the side', 'End the turn'];

export const TABLE = {
  zones,
  actions: () => ACTIONS,
  touch,
  propose,
  picksOf,
  direction: () => 1 as const,
};
