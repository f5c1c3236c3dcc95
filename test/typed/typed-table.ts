import type { JsonObject } from '../../src/game/json.ts';

/** Sentences for one try, as people type them. */
export interface TypedMeaning {
  readonly says: readonly string[];
  /** On the wire. */
  readonly move: JsonObject;
  /** The contents of these places once the sentence was read. */
  readonly lies?: Readonly<Record<string, readonly string[]>>;
}

/** What people type about the tables of a game. */
export interface TypedTable {
  /** The table of the sentence; an empty one by default. */
  readonly position?: JsonObject;
  readonly options?: JsonObject;
  readonly meanings: readonly TypedMeaning[];
  /** Sentences without a meaning, each with the unknown word, or null. */
  readonly not: readonly (readonly [says: string, strange: string | null])[];
}
