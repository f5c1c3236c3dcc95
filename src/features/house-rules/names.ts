import type { Seat, SeatNamer } from '../../game/seat.ts';
import { seatNamerFor } from '../../game/seat-namer.ts';

/** The person's seat in a practice game. */
export const HUMAN: Seat = 0;

/** Who sits where: "you", and the others by name. */
export const playerName: SeatNamer = seatNamerFor(HUMAN);
