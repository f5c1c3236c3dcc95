import { fault } from '../../../game/fault.ts';

/** No record is longer; a file that is isn’t even read. */
export const MAX_LENGTH = 5_000_000;

export const TOO_LONG = fault(
  'too-much',
  '',
  'This is far longer than the record of any game. It was not opened.',
);
