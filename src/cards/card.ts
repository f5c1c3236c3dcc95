import { RANKS, type Rank } from './ranks.ts';
import { SUITS, type Suit } from './suits.ts';

/**
 * A card is a small whole number. 0 … 51 are the standard cards (`rank * 4 + suit`); a game's own cards
 * follow from 52. Equal cards of two packs are one number.
 */
export type Card = number;

/** A card nobody showed: `?` outside. */
export const UNKNOWN: Card = -1;

/** How many standard cards there are; the first number free for a game's own cards. */
export const STANDARD = RANKS.length * SUITS.length;

/** Number of a standard card. */
export function card(rank: Rank, suit: Suit): Card {
  return RANKS.indexOf(rank) * SUITS.length + SUITS.indexOf(suit);
}

/** Rank of a standard card, undefined for a game's own cards and the unknown card. */
export function rankOf(c: Card): Rank | undefined {
  return c < STANDARD ? RANKS[c >> 2] : undefined;
}

/** Suit of a standard card, undefined for a game's own cards and the unknown card. */
export function suitOf(c: Card): Suit | undefined {
  return c >= 0 && c < STANDARD ? SUITS[c & 3] : undefined;
}
