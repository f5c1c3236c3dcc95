import { fault } from '../../../game/fault.ts';
import { WORDS } from '../words.ts';

/** In characters; larger files aren't read. */
export const MAX_LENGTH = 5_000_000;

export const TOO_LONG = fault('too-much', '', WORDS.tooLong);
