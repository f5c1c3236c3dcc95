import type { SearchAnswer } from '../../search/entry.ts';

/** A question as plain data, to be sent to a worker. */
export interface SearchQuery {
  /** Address of the site, with its slash. */
  readonly root: string;
  readonly query: string;
  /** The game that is looked through; all of them where there is none. */
  readonly game: string | undefined;
}

/** What was found. */
export interface SearchResult {
  readonly answers: readonly SearchAnswer[];
  /** Whose answers these are: of another game where the one asked about has none. */
  readonly game: string | undefined;
}

/** What comes back, plain data again. */
export interface SearchReply {
  readonly to: SearchQuery;
  /** A few questions to begin with, of this game or one of each. */
  readonly examples: readonly string[];
  /** Null where nothing was asked. */
  readonly found: SearchResult | null;
}
