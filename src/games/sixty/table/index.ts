import type { SixtyState } from '../state.ts';
import { actions } from './actions.ts';
import { last } from './last.ts';
import { propose } from './propose.ts';
import { reckon } from './reckon.ts';
import { picksOf, zones } from './zones.ts';

export const TABLE = {
  zones,
  actions,
  propose,
  reckon,
  picksOf,
  direction: ({ direction }: SixtyState) => direction,
  last,
};
