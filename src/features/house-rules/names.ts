import { namesAround } from '../../game/names.ts';
import type { Naming, Seat } from '../../game/seat.ts';

/** The person's seat in a practice game. */
export const HUMAN: Seat = 0;

/** Who sits where: "you", and the others by name. */
export const playerName: Naming = namesAround(HUMAN);
