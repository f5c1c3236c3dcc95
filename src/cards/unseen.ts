import { type Card, UNKNOWN } from './card.ts';
import type { Pack } from './pack.ts';

/** The cards of the pack that are not in `seenCards`, copies counted; UNKNOWN in the list is ignored. */
export function unseenCards(pack: Pack, seenCards: readonly Card[]): Card[] {
  const copiesSeen: number[] = [];
  for (const card of seenCards) if (card >= 0) copiesSeen[card] = (copiesSeen[card] ?? 0) + 1;
  const unseen: Card[] = [];
  for (const card of pack.cards) {
    for (let copiesLeft = pack.copies(card) - (copiesSeen[card] ?? 0); copiesLeft > 0; copiesLeft--) unseen.push(card);
  }
  return unseen;
}

/** A new list of `n` unseen cards, empty for `n` below 0. */
export function unknownCards(n: number): Card[] {
  return new Array<Card>(Math.max(0, n)).fill(UNKNOWN);
}

/** Lists by length, created on first use. */
const sharedLists: (readonly Card[])[] = [];

/**
 * A shared list of `n` unseen cards; it must never be changed. Searches create many views, so allocation matters.
 */
export function sharedUnknownCards(n: number): readonly Card[] {
  sharedLists[n] ??= Array.from({ length: n }, () => UNKNOWN);
  return sharedLists[n];
}

/** Number of unseen cards. */
export function countUnknown(cards: readonly Card[]): number {
  return cards.reduce((n, card) => (card === UNKNOWN ? n + 1 : n), 0);
}

/**
 * Replaces each unseen card by one from `nextCard`, or leaves it if there is none. Returns the list itself if no card is
 * unseen.
 */
export function fillUnknown(cards: readonly Card[], nextCard: () => Card | undefined): readonly Card[] {
  return cards.includes(UNKNOWN) ? cards.map((card) => (card === UNKNOWN ? (nextCard() ?? UNKNOWN) : card)) : cards;
}

/** Replaces unseen cards by `fillers`, in their order. */
export function fillWith(cards: readonly Card[], fillers: readonly Card[]): readonly Card[] {
  let at = 0;
  return fillUnknown(cards, () => fillers[at++]);
}
