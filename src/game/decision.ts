import type { GameMove, GameState } from './play.ts';
import type { Seat } from './seat.ts';

/** A decision that recurs in a game, with the sides to weigh against each other. */
export interface Decision<S, M> {
  /** Stored with every harvested position: never change it. */
  readonly id: string;
  /** The question as one player asks another. */
  readonly prompt: string;
  /** The side of the decision that a move belongs to; undefined if none. The best move of a side represents it. */
  readonly alternativeOf: (move: M, view: S, seat: Seat) => string | undefined;
  /** Sides that must have a legal move; otherwise the position is not this decision. */
  readonly requiredAlternatives?: readonly string[];
}

/** The decisions of a game worth practising. */
export interface DecisionSet<S, M> {
  /** The unit of a difference, after a number: "points". */
  readonly unit: string;
  readonly decisions: readonly Decision<S, M>[];
}

export type AnyDecisionSet = DecisionSet<GameState, GameMove>;
