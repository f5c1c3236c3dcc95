import { sureOf } from '../../../game/hand.ts';
import { FIELDS } from '../fields.ts';
import { unseen } from './unseen.ts';
import { guess, view } from './view.ts';

export const SEEN = { view, guess, sure: sureOf(guess, FIELDS.unseen), unseen };
