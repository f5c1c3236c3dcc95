import { type Card, UNKNOWN } from './card.ts';

/** The cards without those of `removed`, copies counted, in their order. */
export function subtractCards(cards: readonly Card[], removed: readonly Card[]): readonly Card[] {
  const toRemove = removed.slice();
  return cards.filter((card) => {
    const at = toRemove.indexOf(card);
    if (at >= 0) toRemove.splice(at, 1);
    return at < 0;
  });
}

/** The hand without these cards. For a card that the hand doesn't show, an unseen card is removed. */
export function removeFromHand(hand: readonly Card[], cards: readonly Card[]): Card[] {
  const remaining = hand.slice();
  for (const card of cards) {
    const exactAt = remaining.indexOf(card);
    const at = exactAt >= 0 ? exactAt : remaining.indexOf(UNKNOWN);
    // Avoids `splice`, which allocates the removed items: this runs on every move.
    for (let i = at; i >= 0 && i < remaining.length - 1; i++) remaining[i] = remaining[i + 1] as Card;
    remaining.pop();
  }
  return remaining;
}
