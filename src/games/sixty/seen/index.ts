import { seenOf } from '../../../game/hand.ts';
import { FIELDS } from '../fields.ts';
import { unseen } from './unseen.ts';

export const SEEN = seenOf(FIELDS, unseen);
