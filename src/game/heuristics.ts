import type { JsonObject } from './json.ts';
import type { Seat, SeatNamer } from './seat.ts';

/** A sentence of the coach; its id limits how soon it is repeated. */
export interface Advice {
  readonly id: string;
  readonly says: string;
  /** The claims of the sentence about the position, as data that tests check against the cards. */
  readonly facts?: JsonObject;
}

/** Move ratings: all a bot needs that doesn't search ahead. */
export interface Policy<S, M> {
  /** How good a move looks to an experienced player with this view; higher is better. Ratings compare only within one view. */
  readonly rate: (view: S, seat: Seat, move: M) => number;
  /** How good a move looks to a beginner, who knows the rules and few rules of thumb; higher is better. */
  readonly rateNaively: (view: S, seat: Seat, move: M) => number;
  /** A subset of `moves` for bots, in games with very many legal moves. */
  readonly candidateMoves?: (state: S, seat: Seat) => readonly M[];
}

/** Move ratings with the coach's sentences. */
export interface Coach<S, M> extends Policy<S, M> {
  /** Advice to the seat whose turn it is, most important first: the game's rules of thumb, about these very cards. */
  readonly advise: (view: S, seat: Seat, name: SeatNamer) => readonly Advice[];
  /**
   * What speaks for a legal move, most important first, based only on what the seat could know before it. Whole
   * sentences about "it", so that hints and reviews can both use them: "It takes 2♠, worth 2 points." Each has facts.
   * Empty where it is the only legal move.
   */
  readonly reasons: (view: S, seat: Seat, move: M, name: SeatNamer) => readonly Advice[];
}
