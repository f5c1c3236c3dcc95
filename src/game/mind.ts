import type { Naming, Seat } from './seat.ts';

/** What a coach says to a beginner at the right moment; each is said once, however often its moment comes. */
export interface Advice {
  readonly id: string;
  readonly says: string;
}

/** What an experienced player thinks. */
export interface Mind<S, M> {
  /** How good a move looks to an experienced player who sees this view; higher is better. */
  readonly rate: (view: S, seat: Seat, move: M) => number;
  /** What a coach would say to the seat on turn, weightiest first: the game's rules of thumb, about these very cards. */
  readonly advise: (view: S, seat: Seat, name: Naming) => readonly Advice[];
  /** A subset of `moves` for bots, where moves explode. */
  readonly worthTrying?: (state: S, seat: Seat) => readonly M[];
}
