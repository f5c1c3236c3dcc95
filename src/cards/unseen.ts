import { type Card, UNKNOWN } from './card.ts';
import type { Pack } from './pack.ts';

/** The cards of the pack that are not among those given, copies counted; unseen ones among these count for none. */
export function unseenCards(pack: Pack, seen: readonly Card[]): Card[] {
  const times: number[] = [];
  for (const card of seen) if (card >= 0) times[card] = (times[card] ?? 0) + 1;
  const left: Card[] = [];
  for (const card of pack.cards) {
    for (let n = pack.copies(card) - (times[card] ?? 0); n > 0; n--) left.push(card);
  }
  return left;
}

/** So many cards nobody showed; none for a number below 0. */
export function unknownCards(n: number): Card[] {
  return new Array<Card>(Math.max(0, n)).fill(UNKNOWN);
}

/** By length; made when they are first needed. */
const HIDDEN: (readonly Card[])[] = [];

/** So many cards nobody showed, to look at only: a view is made before every thought, and all share these lists. */
export function sharedUnknownCards(n: number): readonly Card[] {
  HIDDEN[n] ??= Array.from({ length: n }, () => UNKNOWN);
  return HIDDEN[n];
}

/** How many of the cards nobody showed. */
export function countUnknown(cards: readonly Card[]): number {
  return cards.reduce((n, card) => (card === UNKNOWN ? n + 1 : n), 0);
}

/** The cards with each unseen one replaced by the next; the very list where none is unseen. */
export function fillUnknown(cards: readonly Card[], next: () => Card | undefined): readonly Card[] {
  return cards.includes(UNKNOWN)
    ? cards.map((card) => (card === UNKNOWN ? (next() ?? UNKNOWN) : card))
    : cards;
}

/** The cards with those given, in their order, in place of unseen ones. */
export function fillWith(cards: readonly Card[], given: readonly Card[]): readonly Card[] {
  let at = 0;
  return fillUnknown(cards, () => given[at++]);
}
