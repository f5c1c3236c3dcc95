import type { Card } from '../cards/card.ts';
import type { GameEvent } from './play.ts';
import type { SeatNamer } from './seat.ts';

/** What lies before a side when a deal is counted, in the order in which it is counted out. */
export interface CountedPile {
  /** A seat, or a side where partners gain together. */
  readonly side: number;
  /** UNKNOWN for what is counted by its backs. */
  readonly cards: readonly Card[];
  /** What each of them adds; left out: one. */
  readonly adds?: readonly number[];
  /** What is counted: "card", "point". */
  readonly unit: string;
}

/** How a deal ends: needed only then, and loaded apart. */
export interface Count<S, E extends GameEvent> {
  /** @param closing see `play.closing`, or the last state of the game */
  readonly piles: (closing: S, events: readonly E[]) => readonly CountedPile[];
  /** Who won the deal, or the game if that is over, and why: by how much. One sentence. */
  readonly result: (closing: S, events: readonly E[], name: SeatNamer) => string;
}
