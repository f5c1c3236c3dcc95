import type { Card } from '../cards/card.ts';
import type { Chance } from '../random/random.ts';
import type { Options } from './options.ts';
import type { Facts } from './rule.ts';
import type { Seat } from './seat.ts';

/** What every state carries. All chance of a match lives in `chance`; a view's is empty. */
export interface GameState {
  readonly options: Options;
  readonly chance: Chance;
}

export interface GameMove {
  readonly type: string;
}

/**
 * Something that happened, by a rule. Each game has a union of its own with whatever its words need; the words
 * are made only when somebody reads them: `texts.describeEvent`.
 */
export interface GameEvent<K extends string = string> extends Facts {
  readonly kind: K;
  readonly rule: string;
  /** Whose doing or gain it is: a seat, or null. */
  readonly seat: Seat | null;
  /** In place of the seat, where partners gain together. */
  readonly side?: number;
  /** Points that were written down for the seat or side: the event is a line of a score. */
  readonly points?: number;
  /** A card came to light that the event’s own seat, or all of them, could not know before: no way back. */
  readonly shows?: 'seat' | 'all';
}

/** Who wins (seats, or sides where partners play), and every total. */
export interface Outcome {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

/** Cards nobody showed that would have to be counted or compared: where they lie, below the position, and why. */
export interface UnclearCause {
  readonly path: string;
  readonly says: string;
}

export interface PlayResult<S, E extends GameEvent = GameEvent> {
  readonly state: S;
  readonly events: readonly E[];
  /** Nobody can say what the move brings about: the state is the one before it, and there are no events. */
  readonly unclear?: UnclearCause;
}

/**
 * The engine. `moves` builds what is legal, the rules judge what is tried: two independent roads to legality,
 * compared by the laws.
 */
export interface Play<O, S, M, A, E extends GameEvent> {
  /** A fresh match. Same options and seed, same match. */
  readonly deal: (options: O, seed: number) => S;
  /** What the deal of a fresh state brought about, for games in which no move is followed by a deal. */
  readonly opening?: (state: S) => readonly E[];
  /** Who decides next; null when the game is over. */
  readonly turn: (state: S) => Seat | null;
  /**
   * Every legal move of the seat, built, not filtered; each once; [] where it may do nothing.
   * @param most stops early: at most so many of each kind with each card (a glance at a table where moves explode)
   * @param end stops early: where there are so many, or hardly more, the list may end
   * @throws TooMuch where a list with an end would take too long all the same
   */
  readonly moves: (state: S, seat: Seat, most?: number, end?: number) => readonly M[];
  /** Whatever the seat could attempt, legal or not. May be long: take what you need. */
  readonly tries: (state: S, seat: Seat) => Iterable<M>;
  /** What the rules look at: state, seat and move, with the sums they share. */
  readonly attempt: (state: S, seat: Seat, move: M) => A;
  /**
   * The state after a legal move and what happened, up to the next decision. The move is not judged again.
   * Where cards nobody showed would have to be counted or compared, the result is `unclear`.
   */
  readonly play: (state: S, seat: Seat, move: M) => PlayResult<S, E>;
  /**
   * The table as a move that ends a deal left it: not counted yet, nothing dealt anew, and nobody on turn. Left out
   * where nothing follows such a move, or nothing is dealt after it.
   */
  readonly closing?: (state: S, seat: Seat, move: M) => S;
  /**
   * The same cards at a table with other house rules; undefined where they can’t be in play there like this. Left
   * out where nothing but the options differs: a state may know whose turn it is by them.
   */
  readonly withOptions?: (state: S, options: O) => S | undefined;
  /** The kind of a move, for the `random` bot and the nearest moves: its type, and what else sets kinds apart. */
  readonly kindOf: (move: M) => string;
  /** Moves that come to the same have the same text: on either of two empty places. Default: each its own. */
  readonly equivalenceKey?: (state: S, seat: Seat, move: M) => string;
  /**
   * Whether two legal moves can both be made in this turn, in either order, and leave the same table. Says nothing of
   * whether both should be made, nor of what the first shows before the second is chosen. Default: no two can.
   */
  readonly commute?: (state: S, seat: Seat, a: M, b: M) => boolean;
  /** What was tried with a wild card in it, where the game has any: the wild cards need not be held, nor the moves legal. */
  readonly withWild?: (state: S, seat: Seat, move: M) => readonly M[];
  /** Null until the game is over. */
  readonly outcome: (state: S) => Outcome | null;
  /** Running totals, per seat or side. */
  readonly scores: (state: S) => readonly number[];
  /** Every card of the state, wherever it lies: none is ever doubled, none lost while the match goes on. */
  readonly cards: (state: S) => readonly Card[];
  /** No match under these house rules is longer, in moves; `Infinity` where nothing ends it for certain. */
  readonly bound: (options: O) => number;
}

/** What is alike in most games. */
type UsualPlayKeys = 'turn' | 'kindOf' | 'cards';

/** A game’s engine, unless it says otherwise: a state knows whose turn it is, and a move’s kind is its type. */
export function playOf<
  O,
  S extends { readonly turn: Seat | null },
  M extends GameMove,
  A,
  E extends GameEvent,
>(
  { cards }: Pick<Play<O, S, M, A, E>, 'cards'>,
  play: Omit<Play<O, S, M, A, E>, UsualPlayKeys> & Partial<Pick<Play<O, S, M, A, E>, UsualPlayKeys>>,
): Play<O, S, M, A, E> {
  return { turn: ({ turn }) => turn, kindOf: ({ type }) => type, cards, ...play };
}
