import type { SeatNamer } from '../../game/seat.ts';
import { playerName } from '../../game/seat-namer.ts';
import { READER, type Round } from './round.ts';

/** The table as the reader sees it: “you” sit there, the others have their names. */
export const createNaming =
  ({ names }: Pick<Round, 'names'>): SeatNamer =>
  (seat) =>
    seat === READER ? 'you' : (names[seat] ?? playerName(seat));
