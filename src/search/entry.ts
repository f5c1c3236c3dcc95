/** What an answer is: a law, a custom no referee judges, a house rule, a word, a part of a chapter, a lesson. */
export type EntryKind = 'law' | 'custom' | 'house' | 'word' | 'chapter' | 'lesson';

/** Something that can be found, as it is shown. */
export interface SearchAnswer {
  readonly game: string;
  readonly kind: EntryKind;
  /** The law itself, or the one a house rule changes; null where no law answers. */
  readonly rule: string | null;
  /** "4.11" of a law or a custom, empty elsewhere. */
  readonly number: string;
  readonly title: string;
  /** From the top of the site: `/<game>/rules/take/#take-sum`. */
  readonly path: string;
  /** The sentence that answers: of a law the law. */
  readonly says: string;
  /** Whether the page shows it on a table. */
  readonly drawn?: true;
}

/** The same with all it is found by. */
export interface SearchEntry extends SearchAnswer {
  readonly id: string;
  /** What the game is called. */
  readonly of: string;
  /** Notes, headings, what stands around it. */
  readonly around: string;
  /** What people type who look for it. */
  readonly asked: string;
  /** The same, where every game has such a rule. */
  readonly askedOfAll: string;
  /** What its words are called elsewhere. */
  readonly called: string;
}
