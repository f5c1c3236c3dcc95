import type { Seat, SeatNamer } from './seat.ts';

const OTHERS = ['Ann', 'Bert', 'Cleo', 'Dora', 'Emil'] as const;

/** The name of a seat without a player’s name. */
export const playerName = (seat: Seat): string => `Player ${seat + 1}`;

/** Names for the table as this seat sees it: "you", and fixed names for the others in the order of their seats. */
export function seatNamerFor(you: Seat): SeatNamer {
  return (seat) => (seat === you ? 'you' : (OTHERS[seat < you ? seat : seat - 1] ?? playerName(seat)));
}
