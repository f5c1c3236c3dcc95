import { possessive } from '../cards/grammar.ts';
import { capitalize } from '../cards/words.ts';

/** Number of a place at the table, `0 … n − 1`, clockwise. */
export type Seat = number;

/** Returns the name of a seat within a sentence: "you", "Ann", "seat 1". */
export type SeatNamer = (seat: Seat) => string;

/** All seats of a table, clockwise. */
export function seatsOf({ seats }: { readonly seats: number }): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** The names of all seats as headings: "You", "Ann". */
export function seatHeadings(seats: number, name: SeatNamer): readonly string[] {
  return seatsOf({ seats }).map((seat) => capitalize(name(seat)));
}

/** Both players of a side: "Ann and Cleo". */
export function sideText(side: number, name: SeatNamer): string {
  return `${name(side)} and ${name(side + 2)}`;
}

/** A label with its owner: "Your hand", "Ann's goal pile". */
export function possessiveLabel(owner: string, noun: string): string {
  return capitalize(`${possessive(owner)} ${noun}`);
}
