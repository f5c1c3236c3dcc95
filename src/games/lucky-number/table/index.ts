import type { LuckyState } from '../state.ts';
import { actions } from './actions.ts';
import { shown } from './dice.ts';
import { propose } from './propose.ts';
import { reckon } from './reckon.ts';
import { picksOf, zones } from './zones.ts';

export const TABLE = {
  zones,
  actions,
  propose,
  reckon,
  picksOf,
  direction: ({ direction }: LuckyState) => direction,
  shown,
};
