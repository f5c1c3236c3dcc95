import type { Table } from '../../../game/table.ts';
import type { LuckyEvent } from '../events.ts';
import type { LuckyMove, LuckyState } from '../state.ts';
import { actions } from './actions.ts';
import { shown } from './dice.ts';
import { face } from './faces.ts';
import { propose } from './propose.ts';
import { reckon } from './reckon.ts';
import { picksOf, zones } from './zones.ts';

export const TABLE: Table<LuckyState, LuckyMove, LuckyEvent> = {
  zones,
  actions,
  propose,
  reckon,
  picksOf,
  face,
  shown,
};
