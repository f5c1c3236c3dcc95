import type { Table } from '../../../game/table.ts';
import type { BroomEvent } from '../events.ts';
import { PACK } from '../pack.ts';
import type { BroomMove, BroomState } from '../state.ts';
import { actions } from './actions.ts';
import { FACES } from './faces.ts';
import { propose } from './propose.ts';
import { picksOf, zones } from './zones.ts';

export const TABLE: Table<BroomState, BroomMove, BroomEvent> = {
  zones,
  actions,
  propose,
  picksOf,
  face: (card) => FACES[PACK.code(card)],
};
