import { type Card, UNKNOWN } from '../cards/card.ts';
import type { SeatNamer } from './seat.ts';

/** Unseen cards that make the same difference to a try. */
export interface CardClass {
  readonly cards: readonly Card[];
  /** How many of these cards the place must hold for the answer yes. Default: 1. */
  readonly least?: number;
  /**
   * Without them the try is illegal, whatever else is there, and breaks the same rules whichever needed classes are
   * missing.
   */
  readonly needed?: boolean;
  /** With them the try is illegal, whatever else is there, and breaks the same rules. */
  readonly isForbidding?: boolean;
  /** The question about them: "whether Ann holds a 6". */
  asks(name: SeatNamer): string;
}

/**
 * A place with unseen cards that a ruling depends on: how many there are (`slots`), which cards they could be (`pool`,
 * copies repeated), which of them matter (`classes`), and how to fill them in.
 */
export interface UnseenPlace<S> {
  readonly slots: number;
  readonly pool: readonly Card[];
  /** Something other than cards is unseen here, numbered like cards, with its own pool. */
  readonly hasOwnPool?: boolean;
  /** With `hasOwnPool`: what is left of the pool once the places before are filled. Default: the whole pool. */
  left?(state: S): readonly Card[];
  /**
   * Whether the state is possible once this place is filled. Default: always. The pool lists first what other places
   * need least.
   */
  isPossible?(state: S): boolean;
  readonly classes: readonly CardClass[];
  fill(state: S, cards: readonly Card[]): S;
}

/**
 * Fills in the unseen cards that must be among these.
 * @param pool what they could be
 * @param countOthers how many of them can be cards other than this one; default: all others of the pool
 */
export function fillCertain(
  cards: readonly Card[],
  pool: readonly Card[],
  countOthers: (card: Card) => number = (card) => pool.filter((other) => other !== card).length,
): readonly Card[] {
  const slots = cards.filter((card) => card === UNKNOWN).length;
  if (slots === 0) return cards;
  const certainCards = [...new Set(pool)].flatMap((card) =>
    new Array<Card>(Math.max(0, slots - countOthers(card))).fill(card),
  );
  return cards.map((card) => (card === UNKNOWN ? (certainCards.shift() ?? UNKNOWN) : card));
}
