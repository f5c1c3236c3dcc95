import type { Card } from '../cards/card.ts';
import type { GameEvent } from './play.ts';
import type { SeatNamer } from './seat.ts';

/** The cards a side has won, in the order in which they are counted out. */
export interface CountedPile {
  /** A seat, or a side where partners score together. */
  readonly side: number;
  /** UNKNOWN for cards that are counted face down. */
  readonly cards: readonly Card[];
  /** What each card adds, by index. Default: 1 each. */
  readonly adds?: readonly number[];
  /** What is counted, in the singular: "card", "point". */
  readonly unit: string;
}

/** How a deal is scored. Loaded only when a deal has ended. */
export interface Count<S, E extends GameEvent> {
  /**
   * The piles to count out.
   * @param closing see `play.closing`, or the last state of the game
   */
  readonly piles: (closing: S, events: readonly E[]) => readonly CountedPile[];
  /** One sentence: who won the deal (or the game, if it is over) and by how much. */
  readonly result: (closing: S, events: readonly E[], name: SeatNamer) => string;
}
