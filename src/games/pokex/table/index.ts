import { actions } from './actions.ts';
import { face } from './faces.ts';
import { propose } from './propose.ts';
import { picksOf, zones } from './zones.ts';

export const TABLE = { zones, actions, propose, picksOf, face };
