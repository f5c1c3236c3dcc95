import { seenOf } from '../../../game/hand.ts';
import { FIELDS } from '../fields.ts';
import { guess, unseenCards } from './known-cards.ts';
import { unseen } from './unseen.ts';

export const SEEN = seenOf({ view: FIELDS.view, guess, unseen: unseenCards }, unseen);
