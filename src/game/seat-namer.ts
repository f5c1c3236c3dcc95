import type { Seat, SeatNamer } from './seat.ts';

const OPPONENT_NAMES = ['Ann', 'Bert', 'Cleo', 'Dora', 'Emil'] as const;

export type Pronoun = 'he' | 'she';

const PRONOUNS: Readonly<Record<(typeof OPPONENT_NAMES)[number], Pronoun>> = {
  Ann: 'she',
  Bert: 'he',
  Cleo: 'she',
  Dora: 'she',
  Emil: 'he',
};

/** The pronoun for one of the fixed names; undefined for other names. */
export const pronounFor = (name: string): Pronoun | undefined => (PRONOUNS as Readonly<Record<string, Pronoun>>)[name];

/** The name of a seat without a player's name. */
export const playerName = (seat: Seat): string => `Player ${seat + 1}`;

/** Names for the table as this seat sees it: "you", and fixed names for the others in the order of their seats. */
export function seatNamerFor(yourSeat: Seat): SeatNamer {
  return (seat) =>
    seat === yourSeat ? 'you' : (OPPONENT_NAMES[seat < yourSeat ? seat : seat - 1] ?? playerName(seat));
}
