import { FIELDS } from '../fields.ts';
import { guess } from './guess.ts';
import { sure } from './sure.ts';
import { opens, unseen } from './unseen.ts';

export const SEEN = { view: FIELDS.view, guess, sure, unseen, opens };
