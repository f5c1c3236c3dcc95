import type { Seat } from './seat.ts';

/** A moment in which others than the one on turn may act. */
export interface Window<M> {
  /** Whose turn it is if nobody does. */
  readonly next: Seat;
  /** What the table is told, the same whoever can answer: "5♥ may be answered with its twin." */
  readonly says: string;
  /** What somebody who is asked does by doing nothing. */
  readonly decline: M;
}

/** Moves that are made out of turn, by whoever is asked. */
export interface Aside<S, M> {
  /** No rule about turns speaks of such a move, and one that changes nothing others may see makes no event. */
  readonly isAside: (move: M) => boolean;
  /** What the one who decides is asked out of turn; undefined where it is simply their turn. */
  readonly question: (view: S, seat: Seat) => string | undefined;
  /**
   * Open where the seat might answer out of turn what was just done, for all the others know. It depends on
   * nothing hidden: a table that waits here waits for everybody.
   */
  readonly window: (view: S, seat: Seat) => Window<M> | undefined;
}
