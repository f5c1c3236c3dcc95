import type { GameMove, GameState } from './play.ts';
import type { Seat } from './seat.ts';

/** A decision that recurs in a game, with the alternatives to weigh against each other. */
export interface Decision<S, M> {
  /** Stored with every harvested position: never change it. */
  readonly id: string;
  /** The question as one player asks another. */
  readonly prompt: string;
  /** The alternative that a move belongs to; undefined if none. Its best move represents it. */
  readonly alternativeOf: (move: M, view: S, seat: Seat) => string | undefined;
  /** Alternatives that must have a legal move; otherwise the position is not this decision. */
  readonly required?: readonly string[];
}

/** The decisions of a game worth practising. */
export interface DecisionSet<S, M> {
  /** The unit of a difference, after a number: "points". */
  readonly unit: string;
  readonly decisions: readonly Decision<S, M>[];
}

export type AnyDecisionSet = DecisionSet<GameState, GameMove>;
