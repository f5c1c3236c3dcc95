import type * as v from 'valibot';
import type { Card } from '../cards/card.ts';
import type { Result } from './fault.ts';
import type { JsonObject } from './json.ts';
import type { Seat } from './seat.ts';

/** A line of a score: a seat gets points under a rule. `seat` is null if the line is about all or none. */
export interface ScoreLine {
  readonly seat: number | null;
  readonly rule: string;
  readonly points: number;
  readonly says: string;
  /** On a shared line: the rule whose points are shared, without the game's prefix. */
  readonly for?: string;
}

export interface ScoreAnswer {
  /** Totals; left out where a count compares hands and adds nothing up. */
  readonly scores?: readonly number[];
  readonly lines: readonly ScoreLine[];
  /** Keys that only this game answers, such as `winner`; merged into the answer. */
  readonly more?: JsonObject;
}

export interface CardsOfMove {
  readonly played: readonly Card[];
  readonly named: readonly Card[];
}

/** Reads and writes the JSON of cases. Reading never throws: it returns a Fault. */
export interface Notation<O, S, M> {
  readonly position: {
    /** Reads and checks a position; `seed` decides all chance that follows. */
    readonly read: (json: JsonObject, options: O, seed: number) => Result<S>;
    readonly write: (state: S) => JsonObject;
    /** The schema of its fields, for the description of the wire format. */
    readonly schema: (options: O) => v.GenericSchema;
    /** Fields in which the order of the cards has no meaning, such as hands. */
    readonly loose: readonly string[];
  };
  readonly move: {
    /**
     * Reads a move. `seat` is the mover's, where known: a place that names the mover's own seat reads like one without
     * a seat.
     */
    readonly read: (json: JsonObject, options: O, seat?: Seat) => Result<M>;
    /** Writes the canonical form. */
    readonly write: (move: M) => JsonObject;
    readonly schema: (options: O) => v.GenericSchema;
  };
  readonly score?: {
    /** Keys beside `game` and `options`. */
    readonly keys: readonly string[];
    readonly count: (json: JsonObject, options: O) => Result<ScoreAnswer>;
    readonly schema: (options: O) => v.GenericSchema;
  };
  /** A text that is equal for equal moves, however they were written. */
  readonly key: (move: M) => string;
  /**
   * The cards a move plays, and the others it names. State and seat are needed where a move names a pile, not its card.
   */
  readonly cardsOf: (move: M, state?: S, seat?: Seat) => CardsOfMove;
}
