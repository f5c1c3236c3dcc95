import type { GameEvent } from './play.ts';
import type { Seat, SeatNamer } from './seat.ts';

/** What is said of moves, events and standings. Words are made when somebody reads them. */
export interface Texts<S, M, E extends GameEvent> {
  /** Past tense and about this very event: "Ann took 5♣ with 5♥." */
  readonly describeEvent: (event: E, name: SeatNamer) => string;
  /** Of an event with points, what a score sheet says of them, whosever they are: "2 points for 2♠." */
  readonly describeScore?: (event: E) => string;
  /** What the move does, for a button or a suggestion, in the imperative: "Take A♦ and 5♣ with 6♠." */
  readonly describeMove: (move: M) => string;
  /**
   * What counts now and no card shows, to be said to whoever is on turn: "Hearts ♥ named." Nothing where all of it
   * lies there.
   */
  readonly counts?: (state: S) => string;
  /** How a seat stands while the match goes on, as short as a number; default: its running total. */
  readonly standing?: (state: S, seat: Seat) => string;
  /** The same in words, for whoever hears it or points at it: "120 points before, 45 in this round". */
  readonly describeStanding?: (state: S, seat: Seat) => string;
}
