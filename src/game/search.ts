import type { Random } from '../random/random.ts';
import type { Seat } from './seat.ts';

/** Points of the game from which on a decision that cost them was a slip, a mistake, a blunder. */
export interface Thresholds {
  readonly slip: number;
  readonly mistake: number;
  readonly blunder: number;
}

/** What it takes to play a deal to its end in one's head, many thousand times. Only who searches loads it. */
export interface Search<S, M> {
  /**
   * A sensible move of the seat on turn, found fast: hundreds of thousands a second. Every card is known here, but
   * it looks only at what the seat would see, or the others would be played as if they saw through the cards.
   */
  readonly rolloutMove: (state: S, seat: Seat, random: Random) => M;
  /** The number of the deal, session or round: a playout ends with it. */
  readonly dealOf: (state: S) => number;
  /** A playout is stopped after so many moves; default: the deal is played to its end. */
  readonly depth?: number;
  /** So many worlds are looked at for a move where nobody says how many: more where a playout costs little. */
  readonly worlds: number;
  /**
   * How far a seat, or its side, is ahead of the others on the sheet, in points of the game: all that was written
   * down, and what a playout left open guessed at. Ahead of the mean of the others where there are several.
   */
  readonly lead: (state: S, seat: Seat) => number;
  /** The lead, and a premium for having won: what a search goes by. It is never shown as points. */
  readonly evaluate: (state: S, seat: Seat) => number;
  /**
   * Whether so few cards are left that the deal is sooner solved, all cards lying open, than played on many times.
   * Left out: never.
   */
  readonly isNearEnd?: (view: S) => boolean;
  /** What a review calls a decision by what it cost. */
  readonly thresholds: Thresholds;
}
