import type { JsonObject } from '../../src/game/json.ts';

/** Sentences that say one try, as people type them. */
export interface Meaning {
  readonly says: readonly string[];
  /** As on the wire. */
  readonly move: JsonObject;
  /** What lies in these places once the sentence was read. */
  readonly lies?: Readonly<Record<string, readonly string[]>>;
}

/** What people type about the tables of a game. */
export interface Typing {
  /** The table on which they say it; a bare one where there is none. */
  readonly position?: JsonObject;
  readonly options?: JsonObject;
  readonly meanings: readonly Meaning[];
  /** Sentences of which nothing may follow, each with the word that isn't known, or null. */
  readonly not: readonly (readonly [says: string, strange: string | null])[];
}
