import type { Seen } from '../../../game/seen.ts';
import { FIELDS } from '../fields.ts';
import type { SpiteMove, SpiteState } from '../state.ts';
import { guess } from './guess.ts';
import { sure } from './sure.ts';
import { opens, unseen } from './unseen.ts';

export const SEEN: Seen<SpiteState, SpiteMove> = { view: FIELDS.view, guess, sure, unseen, opens };
