import { sureOf } from '../../../game/hand.ts';
import type { Seen } from '../../../game/seen.ts';
import { FIELDS } from '../fields.ts';
import type { LuckyMove, LuckyState } from '../state.ts';
import { unseen } from './unseen.ts';
import { guess, view } from './view.ts';

export const SEEN: Seen<LuckyState, LuckyMove> = { view, guess, sure: sureOf(guess, FIELDS.unseen), unseen };
