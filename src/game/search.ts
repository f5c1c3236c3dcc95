import type { Random } from '../random/random.ts';
import type { Seat } from './seat.ts';

/** The cost from which on a decision is flagged as a slip, a mistake or a blunder, in evaluation points; ascending. */
export interface Thresholds {
  readonly slip: number;
  readonly mistake: number;
  readonly blunder: number;
}

/** What a search needs: fast rollouts and an evaluation. Loaded only by searches. */
export interface Search<S, M> {
  /**
   * A sensible move for rollouts, at hundreds of thousands a second. All cards are known here, but the move must use
   * only what the seat would see, or the opponents would play with perfect information.
   */
  readonly rolloutMove: (state: S, seat: Seat, random: Random) => M;
  /** The number of the deal, session or round: a rollout ends when it changes. Constant if the match has one deal. */
  readonly dealOf: (state: S) => number;
  /** The largest number of moves of a rollout. Default: to the end of the deal. */
  readonly depth?: number;
  /** The default number of worlds to sample for a move; more where rollouts are cheap. */
  readonly worlds: number;
  /**
   * How far a seat or its side is ahead, in points of the game: points written down plus an estimate of what the
   * rollout left open. With several opponents, ahead of their mean.
   */
  readonly lead: (state: S, seat: Seat) => number;
  /** The lead plus a bonus for winning: what a search maximizes. Never shown as points. */
  readonly evaluate: (state: S, seat: Seat) => number;
  /**
   * Whether so few cards are left that solving the deal with all cards open is cheaper than rollouts. Default: never.
   */
  readonly isNearEnd?: (view: S) => boolean;
  readonly thresholds: Thresholds;
}
