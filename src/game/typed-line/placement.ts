/** Stands for the hand of the seat that tries. */
export const HAND_PLACE = 'hand';

/** Cards that a sentence names, in wire notation, and the desk place they must be in. */
export interface CardPlacement {
  readonly place: string;
  readonly cards: readonly string[];
  /** Whether they must be the top cards of the pile. */
  readonly top?: boolean;
  /** A clause tells that they are there; the cards of the try are among them. */
  readonly isTold?: boolean;
  /** A clause tells that nothing else is there. */
  readonly isWhole?: boolean;
}
