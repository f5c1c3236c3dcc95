import type { Seat } from './seat.ts';

/** A moment in which players other than the one whose turn it is may act. */
export interface Window<M> {
  /** Whose turn it is if all of them decline. */
  readonly next: Seat;
  /** Text for the whole table, which must not reveal who can answer: "5♥ may be answered with its twin." */
  readonly says: string;
  /** The move that declines. */
  readonly decline: M;
}

/** Moves out of turn. */
export interface Aside<S, M> {
  /**
   * Whether a move is made out of turn. Rules about turns ignore such moves; one without a visible effect has no event.
   */
  readonly isAside: (move: M) => boolean;
  /** The question to a seat that decides out of turn; undefined where it is the seat's own turn. */
  readonly question: (view: S, seat: Seat) => string | undefined;
  /**
   * The window in which the seat might answer the last move, judged by public information only: whether the table waits
   * must not reveal hidden cards. Undefined where there is none.
   */
  readonly window: (view: S, seat: Seat) => Window<M> | undefined;
}
