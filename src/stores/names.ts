import { namesAround } from '../game/names.ts';
import type { Naming, Seat } from '../game/seat.ts';

/** The person's seat in a practice game. */
export const HUMAN: Seat = 0;

/** Who sits where: "you", and the others by name. */
export const playerName: Naming = namesAround(HUMAN);

/** A side by its players, where there are fewer totals than seats: "You and Bert". */
export function sideName(side: number, sides: number, seats: number): string {
  const names = Array.from({ length: seats }, (_, seat) => seat)
    .filter((seat) => seat % sides === side)
    .map(playerName);
  const text = names.join(' and ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
