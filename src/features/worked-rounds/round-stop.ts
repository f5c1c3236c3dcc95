/** A choice at a stop, with its comment and its value. */
export interface StopChoice {
  /** “Take 5♣ with 5♠.” */
  readonly move: string;
  readonly isRight: boolean;
  readonly says: string;
  /** Points below the best choice; `error` is half the width of its 95 % confidence interval, in points. */
  readonly behind: number;
  readonly error: number;
}

/** The question at a stop, as served to the page. */
export interface ServedStop {
  readonly ask: string;
  readonly choices: readonly StopChoice[];
}
