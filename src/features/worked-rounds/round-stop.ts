/** A choice at a stop, with its comment and its value. */
export interface StopChoice {
  /** “Take 5♣ with 5♠.” */
  readonly move: string;
  readonly isRight: boolean;
  readonly says: string;
  /** Points below the best choice, and half the width of the 95 % interval of that. */
  readonly behind: number;
  readonly error: number;
}

export interface RoundStop {
  readonly ask: string;
  readonly choices: readonly StopChoice[];
}
