import { type Card, UNKNOWN } from '../cards/card.ts';
import type { SeatNamer } from './seat.ts';

/** Unseen cards that make the same difference to a try. */
export interface CardClass {
  readonly cards: readonly Card[];
  /** How many of them must lie there for a yes; default one. */
  readonly least?: number;
  /**
   * Without them the try is illegal, whatever else lies there and whichever of such classes are missing: it
   * breaks the same rules then.
   */
  readonly needed?: boolean;
  /** The same with them: the try is illegal, whatever else lies there. */
  readonly barring?: boolean;
  /** What one asks about them: "whether Ann holds a 6". */
  asks(name: SeatNamer): string;
}

/**
 * A place with unseen cards a ruling hangs on: how many lie there, which cards they could be (copies
 * repeated), which of these matter, and the state in which they are the cards given.
 */
export interface UnseenPlace<S> {
  readonly slots: number;
  readonly pool: readonly Card[];
  /** Something else than a card is unseen here, numbered in place of cards: it draws on its own pool. */
  readonly apart?: boolean;
  /** Of what is unseen apart, what is left where the places before are filled; default: the whole pool. */
  left?(state: S): readonly Card[];
  /** Whether what lies unseen elsewhere can still lie there; default: always. The pool has first what others need least. */
  possible?(state: S): boolean;
  readonly classes: readonly CardClass[];
  fill(state: S, cards: readonly Card[]): S;
}

/**
 * The cards with those of the unseen ones that must be among them.
 * @param pool what they could be
 * @param others how many of them can be other cards than this one; default: all others of the pool
 */
export function fillCertain(
  cards: readonly Card[],
  pool: readonly Card[],
  others: (card: Card) => number = (card) => pool.filter((other) => other !== card).length,
): readonly Card[] {
  const slots = cards.filter((card) => card === UNKNOWN).length;
  if (slots === 0) return cards;
  const sure = [...new Set(pool)].flatMap((card) =>
    new Array<Card>(Math.max(0, slots - others(card))).fill(card),
  );
  return cards.map((card) => (card === UNKNOWN ? (sure.shift() ?? UNKNOWN) : card));
}
