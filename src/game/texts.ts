import type { GameEvent } from './play.ts';
import type { Seat, SeatNamer } from './seat.ts';

/** Texts about moves, events and standings, made on demand. */
export interface Texts<S, M, E extends GameEvent> {
  /** Past tense, about this very event: "Ann took 5♣ with 5♥." */
  readonly describeEvent: (event: E, name: SeatNamer) => string;
  /**
   * In the conditional, that such an event would not happen: "You wouldn't draw any cards." For events that a house rule
   * may prevent; null for the others.
   */
  readonly describeAbsence?: (event: E, name: SeatNamer) => string | null;
  /** For an event with points: its line on a score sheet, without the player: "2 points for 2♠." */
  readonly describeScore?: (event: E) => string;
  /** What a move does, in the imperative, for buttons and suggestions: "Take A♦ and 5♣ with 6♠." */
  readonly describeMove: (move: M) => string;
  /** A state of the game that no card shows: "Hearts ♥ named." Empty where the cards show everything. */
  readonly counts?: (state: S) => string;
  /** A seat's standing during the match, as short as a number. Default: its running total. */
  readonly standing?: (state: S, seat: Seat) => string;
  /** The standing in words, for screen readers and tooltips: "120 points before, 45 in this round". */
  readonly describeStanding?: (state: S, seat: Seat) => string;
}
