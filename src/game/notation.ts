import type * as v from 'valibot';
import type { Card } from '../cards/card.ts';
import type { Result } from './fault.ts';
import type { JsonObject } from './json.ts';
import type { Seat } from './seat.ts';

/** A line of a score: who gets how many points under which rule. */
export interface ScoreLine {
  readonly seat: number | null;
  readonly rule: string;
  readonly points: number;
  readonly says: string;
  /** Of a shared line: the rule whose points are shared, without the game's name. */
  readonly for?: string;
}

export interface ScoreAnswer {
  /** Left out where a count compares and adds nothing up. */
  readonly scores?: readonly number[];
  readonly lines: readonly ScoreLine[];
  /** What a game adds, written beside scores and lines. */
  readonly more?: JsonObject;
}

/** The cards of a move. */
export interface CardsOfMove {
  readonly played: readonly Card[];
  readonly named: readonly Card[];
}

/** How a game reads and writes the JSON of cases. Nothing here throws: what is wrong is a Fault. */
export interface Notation<O, S, M> {
  readonly position: {
    /** Checked as the game's rules file says; `seed` decides the chance of what follows. */
    readonly read: (json: JsonObject, options: O, seed: number) => Result<S>;
    readonly write: (state: S) => JsonObject;
    /** Its fields, each by itself, to be described. */
    readonly schema: (options: O) => v.GenericSchema;
    /** Fields in which the order of the cards means nothing: hands, and what is scattered. */
    readonly loose: readonly string[];
  };
  readonly move: {
    /** `seat` is the mover's, where it is known: a place of their own that names it is read as one that doesn't. */
    readonly read: (json: JsonObject, options: O, seat?: Seat) => Result<M>;
    /** Canonical form. */
    readonly write: (move: M) => JsonObject;
    readonly schema: (options: O) => v.GenericSchema;
  };
  readonly score?: {
    /** Keys beside `game` and `options`. */
    readonly keys: readonly string[];
    readonly count: (json: JsonObject, options: O) => Result<ScoreAnswer>;
    readonly schema: (options: O) => v.GenericSchema;
  };
  /** Same text, same move, however it was written. */
  readonly key: (move: M) => string;
  /**
   * Cards a move plays, and the others it names. Where a move names a pile and not its card, only the state
   * and the seat that tries tell what it plays.
   */
  readonly cardsOf: (move: M, state?: S, seat?: Seat) => CardsOfMove;
}
