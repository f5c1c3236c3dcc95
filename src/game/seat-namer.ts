import type { Seat, SeatNamer } from './seat.ts';

const OTHERS = ['Ann', 'Bert', 'Cleo', 'Dora', 'Emil'] as const;

/** What a seat is called of which nobody said who sits there. */
export const playerName = (seat: Seat): string => `Player ${seat + 1}`;

/** The table as the one at this seat sees it: "you" sit there, the others are named in the order of their seats. */
export function seatNamerFor(you: Seat): SeatNamer {
  return (seat) => (seat === you ? 'you' : (OTHERS[seat < you ? seat : seat - 1] ?? playerName(seat)));
}
