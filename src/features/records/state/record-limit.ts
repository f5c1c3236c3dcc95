import { fault } from '../../../game/fault.ts';

/** In characters; larger files aren't read. */
export const MAX_LENGTH = 5_000_000;

export const TOO_LONG = fault('too-much', '', 'This is far longer than the record of any game. It was not opened.');
