import type { Suit } from '../../cards/suits.ts';

/** Data that the drawing of a card needs; plain, so that it can be sent to the page. */
export interface CardLook {
  /** Canonical code, or `?` for a back. */
  readonly code: string;
  /** "10", "K", "20"; empty where the art is enough. */
  readonly index: string;
  readonly suit: Suit | null;
  /** Path of a game's own motif in a box of 100 × 100; empty for standard cards. */
  readonly art: string;
  readonly ink: 'black' | 'red' | 'accent';
  /** Read aloud: "ten of diamonds". */
  readonly spoken: string;
}
