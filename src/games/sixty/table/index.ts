import type { Table } from '../../../game/table.ts';
import type { SixtyEvent } from '../events.ts';
import type { SixtyMove, SixtyState } from '../state.ts';
import { actions } from './actions.ts';
import { face } from './faces.ts';
import { propose } from './propose.ts';
import { reckon } from './reckon.ts';
import { picksOf, zones } from './zones.ts';

export const TABLE: Table<SixtyState, SixtyMove, SixtyEvent> = {
  zones,
  actions,
  propose,
  reckon,
  picksOf,
  face,
};
