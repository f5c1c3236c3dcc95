/** A game of an exam, as it is called here, and where it is at home. */
export interface ExamGame {
  readonly id: string;
  readonly name: string;
  readonly home: string;
  /** Its accent on paper. */
  readonly accent: string;
}

/** What an exam is in: one game, or all of them. */
export interface ExamSubject {
  /** A game’s id, or `all`. */
  readonly id: string;
  /** Its name; of several, how many: "five games". */
  readonly what: string;
  readonly games: readonly ExamGame[];
}

/** The house’s own accent, for a certificate in all games. */
const HOUSE = '#2f6b52';

/** The accent of a certificate. */
export const accentOf = ({ games: [first, ...others] }: ExamSubject): string =>
  first && others.length === 0 ? first.accent : HOUSE;
