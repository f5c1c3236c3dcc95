export type EntryKind = 'law' | 'custom' | 'house' | 'word' | 'chapter' | 'lesson';

/** An entry as it is shown. */
export interface SearchAnswer {
  readonly game: string;
  readonly kind: EntryKind;
  /** The rule that answers, or the one a house rule changes; null if there is none. */
  readonly rule: string | null;
  /** Number like "4.11" of a law or custom, else empty. */
  readonly number: string;
  readonly title: string;
  /** Path on the site: `/<game>/rules/take/#take-sum`. */
  readonly path: string;
  /** The sentence that answers; for a rule, its law. */
  readonly says: string;
  /** Whether the page illustrates it with a table. */
  readonly drawn?: true;
}

/** An entry with all indexed fields. */
export interface SearchEntry extends SearchAnswer {
  readonly id: string;
  /** Names of the game. */
  readonly of: string;
  /** Notes and headings around it. */
  readonly around: string;
  /** Typical questions that it answers. */
  readonly asked: string;
  /** The same, for rules that every game has. */
  readonly askedOfAll: string;
  /** Synonyms of its words. */
  readonly called: string;
}
