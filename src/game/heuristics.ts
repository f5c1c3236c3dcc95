import type { JsonObject } from './json.ts';
import type { Seat, SeatNamer } from './seat.ts';

/** What a coach says at the right moment; after a while it may be said again. */
export interface Advice {
  readonly id: string;
  readonly says: string;
  /** What the sentence claims of the position, as data: tests hold it against the cards. */
  readonly facts?: JsonObject;
}

/** What players go by: all a bot needs that looks no further than the table. */
export interface Policy<S, M> {
  /** How good a move looks to an experienced player who sees this view; higher is better. */
  readonly rate: (view: S, seat: Seat, move: M) => number;
  /** The same to somebody who knows the rules and few rules of thumb: what a beginner goes by. */
  readonly rateNaively: (view: S, seat: Seat, move: M) => number;
  /** A subset of `moves` for bots, where moves explode. */
  readonly candidateMoves?: (state: S, seat: Seat) => readonly M[];
}

/** What an experienced player thinks, and says. */
export interface Coach<S, M> extends Policy<S, M> {
  /** What a coach would say to the seat on turn, weightiest first: the game's rules of thumb, about these very cards. */
  readonly advise: (view: S, seat: Seat, name: SeatNamer) => readonly Advice[];
  /**
   * What speaks for a legal move, weightiest first: the game's rules of thumb about these very cards, of what the seat
   * could know before it. Whole sentences about "it", which fit a hint and a word on what was played alike: "It takes
   * 2♠, worth 2 points." Each brings its facts. Nothing speaks for the only legal move.
   */
  readonly reasons: (view: S, seat: Seat, move: M, name: SeatNamer) => readonly Advice[];
}
