export interface ExamGame {
  readonly id: string;
  readonly name: string;
  readonly home: string;
  /** Accent colour in print. */
  readonly accent: string;
}

/** The games an exam covers: one or all. */
export interface ExamSubject {
  /** A game's id, or `all`. */
  readonly id: string;
  /** Name of the game, or the number of games: "five games". */
  readonly what: string;
  readonly games: readonly ExamGame[];
}

/** Accent colour of a certificate in all games. */
const COMMON_ACCENT = '#2f6b52';

export const accentOf = ({ games: [first, ...others] }: ExamSubject): string =>
  first && others.length === 0 ? first.accent : COMMON_ACCENT;
