import type { Seat, SeatNamer } from './seat.ts';

const OPPONENT_NAMES = ['Ann', 'Bert', 'Cleo', 'Dora', 'Emil'] as const;

/** The name of a seat without a player's name. */
export const playerName = (seat: Seat): string => `Player ${seat + 1}`;

/** Names for the table as this seat sees it: "you", and fixed names for the others in the order of their seats. */
export function seatNamerFor(yourSeat: Seat): SeatNamer {
  return (seat) =>
    seat === yourSeat ? 'you' : (OPPONENT_NAMES[seat < yourSeat ? seat : seat - 1] ?? playerName(seat));
}
