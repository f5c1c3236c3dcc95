import type { Result } from './fault.ts';
import type { Seat } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import type { Options } from './options.ts';

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

/** How a game reads and writes the JSON of cases. Nothing here throws: what is wrong is a Fault. */
export interface Wire<O extends Options, S, M> {
  readonly position: {
    /** Checked as the game's rules file says; `seed` decides the chance of what follows. */
    read(json: JsonObject, options: O, seed: number): Result<S>;
    write(state: S): JsonObject;
  };
  readonly move: {
    /** `seat` is the mover's, where it is known: a place of their own that names it is read as one that doesn't. */
    read(json: JsonObject, options: O, seat?: Seat): Result<M>;
    /** Canonical form. */
    write(move: M): JsonObject;
  };
  readonly score?: {
    /** Keys beside `game` and `options`. */
    readonly keys: readonly string[];
    count(json: JsonObject, options: O): Result<ScoreAnswer>;
  };
  /** What is wrong with options that are each fine by themselves; null where nothing is. */
  checkOptions?(options: Options): { readonly key: string; readonly says: string } | null;
}

export type { Json, JsonObject };
