/** What is said to a choice at a stop, and what it came to. */
export interface StopChoice {
  /** “Take 5♣ with 5♠.” */
  readonly move: string;
  readonly isRight: boolean;
  readonly says: string;
  /** So many points behind the best choice, and half the width of the 95 % interval of that. */
  readonly behind: number;
  readonly error: number;
}

/** A stop, as it is asked. */
export interface RoundStop {
  readonly ask: string;
  readonly choices: readonly StopChoice[];
}
