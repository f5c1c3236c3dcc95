import type { GameMove, GameState } from './play.ts';
import type { Seat } from './seat.ts';

/** A choice that comes again and again in a game: what can be weighed against what. */
export interface Decision<S, M> {
  /** Kept with every position of it: for ever. */
  readonly id: string;
  /** The question, as one player asks another. */
  readonly prompt: string;
  /** Which side of the choice a move is on; undefined: it is none of them. Of one side the best move stands for it. */
  readonly side: (move: M, view: S, seat: Seat) => string | undefined;
  /** Sides without which it is another choice. */
  readonly requiredSides?: readonly string[];
}

/** The choices of a game worth practising, and what is won or lost by them. */
export interface DecisionSet<S, M> {
  /** What a figure counts, after a number: "points". */
  readonly unit: string;
  readonly decisions: readonly Decision<S, M>[];
}

export type AnyDecisionSet = DecisionSet<GameState, GameMove>;
