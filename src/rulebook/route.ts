import type { Book } from './book.ts';

/** What a page about rules hands to everything on it. */
export interface RulebookRoute {
  readonly book: Book;
  /** The whole book on one page: headings one step deeper, and drawings where a chapter has widgets. */
  readonly whole: boolean;
  /** Address of the game's front page, with its slash. */
  readonly home: string;
  /** Shapes drawn on this page so far, by their path: each stands there once. */
  readonly shapes: Map<string, string>;
}
