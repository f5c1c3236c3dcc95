import type { SeatNamer } from '../../game/seat.ts';
import { playerName } from '../../game/seat-namer.ts';
import { READER_SEAT, type Round } from './round.ts';

/** Names the reader “you”, and the other seats by the names of the round. */
export const createNaming =
  ({ names }: Pick<Round, 'names'>): SeatNamer =>
  (seat) =>
    seat === READER_SEAT ? 'you' : (names[seat] ?? playerName(seat));
