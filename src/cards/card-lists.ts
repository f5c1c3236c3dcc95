import { type Card, UNKNOWN } from './card.ts';

/** Those of the cards that are not held, each as often as it is there too often; in their order. */
export function subtractCards(cards: readonly Card[], held: readonly Card[]): readonly Card[] {
  const left = held.slice();
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A hand without the cards; an unseen card stands in for one that isn’t known to be there. */
export function removeFromHand(hand: readonly Card[], cards: readonly Card[]): Card[] {
  const left = hand.slice();
  for (const card of cards) {
    const known = left.indexOf(card);
    const at = known >= 0 ? known : left.indexOf(UNKNOWN);
    // Not with `splice`, which makes a list of what it takes out: this is done with every move.
    for (let i = at; i >= 0 && i < left.length - 1; i++) left[i] = left[i + 1] as Card;
    left.pop();
  }
  return left;
}
