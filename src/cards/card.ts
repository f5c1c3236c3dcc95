import { RANKS, type Rank } from './ranks.ts';
import { SUITS, type Suit } from './suits.ts';

/**
 * A card is a small whole number. 0 … 51 are the standard cards (`rank * 4 + suit`), a game's own cards start at 52.
 * Copies of a card share a number.
 */
export type Card = number;

/** An unseen card; `?` in notation. */
export const UNKNOWN: Card = -1;

/** Number of standard cards, and the first number of a game's own cards. */
export const STANDARD_SIZE = RANKS.length * SUITS.length;

/** The number of a standard card. */
export function card(rank: Rank, suit: Suit): Card {
  return RANKS.indexOf(rank) * SUITS.length + SUITS.indexOf(suit);
}

/** The rank of a standard card; undefined for a game's own cards and UNKNOWN. */
export function rankOf(c: Card): Rank | undefined {
  return c < STANDARD_SIZE ? RANKS[c >> 2] : undefined;
}

/** The suit of a standard card; undefined for a game's own cards and UNKNOWN. */
export function suitOf(c: Card): Suit | undefined {
  return c >= 0 && c < STANDARD_SIZE ? SUITS[c & 3] : undefined;
}
