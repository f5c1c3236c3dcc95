import type { Naming, Seat } from '../game/game.ts';

/** Whom the chapters speak to: the seat is "you", the others are counted from the first seat on. */
export function youAt(seat: Seat): Naming {
  return (other) => (other === seat ? 'you' : `Player ${other + 1}`);
}
