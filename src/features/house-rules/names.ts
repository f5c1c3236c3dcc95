import type { Seat, SeatNamer } from '../../game/seat.ts';
import { seatNamerFor } from '../../game/seat-namer.ts';

/** The person's seat in a practice game. */
export const HUMAN: Seat = 0;

/** Names the seats of a practice game: "you", and names for the others. */
export const playerName: SeatNamer = seatNamerFor(HUMAN);
