import type { Table } from '../../../game/table.ts';
import type { SpiteEvent } from '../events.ts';
import { PACK } from '../pack.ts';
import type { SpiteMove, SpiteState } from '../state.ts';
import { actions } from './actions.ts';
import { FACES } from './faces.ts';
import { propose, touch } from './propose.ts';
import { picksOf, zones } from './zones.ts';

export const TABLE: Table<SpiteState, SpiteMove, SpiteEvent> = {
  zones,
  actions,
  touch,
  propose,
  picksOf,
  face: (card) => FACES[PACK.code(card)],
};
