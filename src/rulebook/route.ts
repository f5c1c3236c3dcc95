import type { Book } from './book.ts';

/** What a page about rules passes to the components on it. */
export interface RulebookRoute {
  readonly book: Book;
  /** The whole book on one page: headings are one level deeper, and widgets are drawings. */
  readonly isWholeBook: boolean;
  /** Address of the game's front page, with a trailing slash. */
  readonly home: string;
  /** Ids of the shapes drawn on this page so far, by path: each is defined once. */
  readonly shapes: Map<string, string>;
}
