import type { Card } from '../cards/card.ts';
import type { Chance } from '../random/random.ts';
import type { Options } from './options.ts';
import type { Facts } from './rule.ts';
import type { Seat } from './seat.ts';

/** The part of a state that all games share. All randomness of a match comes from `chance`; in a view it is empty. */
export interface GameState {
  readonly options: Options;
  readonly chance: Chance;
}

export interface GameMove {
  readonly type: string;
}

/**
 * Something that happened by a rule. Each game has its own union with the data its wording needs; the text is made on
 * demand by `texts.describeEvent`.
 */
export interface GameEvent<K extends string = string> extends Facts {
  readonly kind: K;
  readonly rule: string;
  /** The seat that acted or gained; null for none. */
  readonly seat: Seat | null;
  /** In place of the seat, where partners gain together. */
  readonly side?: number;
  /** Points written down for the seat or side: the event is a line of the score. */
  readonly points?: number;
  /** The event revealed a card that its own seat, or any seat, could not know before: the move can't be taken back. */
  readonly shows?: 'seat' | 'all';
}

/** The winners (seats, or sides where partners play) and all totals. */
export interface Outcome {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

/** Why a result is unclear: unseen cards would have to be counted or compared. `path` is relative to the position. */
export interface UnclearCause {
  readonly path: string;
  readonly says: string;
}

export interface PlayResult<S, E extends GameEvent = GameEvent> {
  readonly state: S;
  readonly events: readonly E[];
  /** The result depends on unseen cards: `state` is the one before the move, `events` is empty. */
  readonly unclear?: UnclearCause;
}

/**
 * The engine. `moves` generates legal moves and the rules judge tries: two independent definitions of legality,
 * compared by the tests.
 */
export interface Play<O, S, M, A, E extends GameEvent> {
  /** Deals a new match. Equal options and seed give an equal match. */
  readonly deal: (options: O, seed: number) => S;
  /** Events of the deal of a new state, for games in which deals otherwise follow moves. */
  readonly opening?: (state: S) => readonly E[];
  /** The seat that decides next; null when the game is over. */
  readonly turn: (state: S) => Seat | null;
  /**
   * Every legal move of the seat, generated, without duplicates; [] where the seat has no legal move.
   * @param maxMoves limits the list to about this many of each kind for each card, where moves are too many to list
   * @param end lets the list stop at about this many moves
   * @throws TooMuch if a list with an end would still take too long
   */
  readonly moves: (state: S, seat: Seat, maxMoves?: number, end?: number) => readonly M[];
  /** Everything the seat could attempt, legal or not. May be very long: take only what is needed. */
  readonly tries: (state: S, seat: Seat) => Iterable<M>;
  /** What the rules look at: state, seat and move, with values that several rules share. */
  readonly attempt: (state: S, seat: Seat, move: M) => A;
  /**
   * The state after a legal move and its events, up to the next decision. Legality is not checked. `unclear` if unseen
   * cards would have to be counted or compared.
   */
  readonly play: (state: S, seat: Seat, move: M) => PlayResult<S, E>;
  /**
   * The state as a move that ends a deal leaves it: not yet counted, nothing dealt, no turn. Left out where no deal
   * follows a move.
   */
  readonly closing?: (state: S, seat: Seat, move: M) => S;
  /**
   * The same cards under other house rules; undefined where these cards are impossible there. Left out where only the
   * options differ.
   */
  readonly withOptions?: (state: S, options: O) => S | undefined;
  /** The kind of a move, for the `random` bot and the nearest moves: its type, refined where a game has several kinds of one type. */
  readonly kindOf: (move: M) => string;
  /** Equivalent moves have equal keys: a card on either of two empty places. Default: every move differs. */
  readonly equivalenceKey?: (state: S, seat: Seat, move: M) => string;
  /**
   * Whether two legal moves can both be made in this turn, in either order, with the same result. Says nothing of
   * whether they are good or what the first reveals. Default: no two can.
   */
  readonly commute?: (state: S, seat: Seat, a: M, b: M) => boolean;
  /**
   * The tried move with wild cards in it, for games that have them. They need not be held, and the moves need not be
   * legal.
   */
  readonly withWild?: (state: S, seat: Seat, move: M) => readonly M[];
  /** The result of the game; null until the game is over. */
  readonly outcome: (state: S) => Outcome | null;
  /** Running totals, by seat or side. */
  readonly scores: (state: S) => readonly number[];
  /** Every card of the state: none is duplicated or lost during a match. */
  readonly cards: (state: S) => readonly Card[];
  /** The largest number of moves of a match; `Infinity` where nothing guarantees an end. */
  readonly bound: (options: O) => number;
}

/** Parts of an engine that most games share. */
type UsualPlayKeys = 'turn' | 'kindOf' | 'cards';

/** Creates an engine with the usual parts: the state knows whose turn it is, and the kind of a move is its type. */
export function playOf<O, S extends { readonly turn: Seat | null }, M extends GameMove, A, E extends GameEvent>(
  { cards }: Pick<Play<O, S, M, A, E>, 'cards'>,
  play: Omit<Play<O, S, M, A, E>, UsualPlayKeys> & Partial<Pick<Play<O, S, M, A, E>, UsualPlayKeys>>,
): Play<O, S, M, A, E> {
  return { turn: ({ turn }) => turn, kindOf: ({ type }) => type, cards, ...play };
}
