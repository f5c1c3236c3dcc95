import type { JsonObject } from '../../src/game/json.ts';

/** Sentences for one try, as people type them. */
export interface TypedMeaning {
  readonly sentences: readonly string[];
  /** The try in the wire format; null where the sentence only tells about the table. */
  readonly move: JsonObject | null;
  /** The seat that tries, 0 by default. */
  readonly seat?: number;
  /** The contents of these places after the sentence was read. */
  readonly places?: Readonly<Record<string, unknown>>;
}

/** What people type about the tables of a game. */
export interface TypedTable {
  /** The table of the sentence; an empty one by default. */
  readonly position?: JsonObject;
  readonly options?: JsonObject;
  readonly meanings: readonly TypedMeaning[];
  /** Sentences without a meaning, each with the unknown word, or null. */
  readonly unreadable: readonly (readonly [says: string, strange: string | null])[];
}
