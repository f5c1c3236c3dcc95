import type { Table } from '../../../game/table.ts';
import type { PokexEvent } from '../events.ts';
import type { PokexMove, PokexState } from '../state.ts';
import { actions } from './actions.ts';
import { face } from './faces.ts';
import { propose } from './propose.ts';
import { picksOf, zones } from './zones.ts';

export const TABLE: Table<PokexState, PokexMove, PokexEvent> = { zones, actions, propose, picksOf, face };
