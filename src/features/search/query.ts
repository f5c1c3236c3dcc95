import type { SearchAnswer } from '../../search/entry.ts';

/** A query as plain data, for a worker. */
export interface SearchQuery {
  /** Address of the site, with a trailing slash. */
  readonly root: string;
  readonly query: string;
  /** The game to search; undefined for all of them. */
  readonly game: string | undefined;
}

export interface SearchResult {
  readonly answers: readonly SearchAnswer[];
  /** The game of these answers: another one if the game searched has none. */
  readonly game: string | undefined;
}

/** A reply as plain data. */
export interface SearchReply {
  readonly searchQuery: SearchQuery;
  /** Example queries by game: of this game, or of all. */
  readonly examples: Readonly<Record<string, readonly string[]>>;
  /** The result; null for an empty query. */
  readonly result: SearchResult | null;
}
