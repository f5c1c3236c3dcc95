import type { Card } from '../cards/card.ts';
import { type ItemRef, isOpen, type Zone } from '../game/zone.ts';

/**
 * Finds the items that show the cards of a ruling: touched items first, else the hand, else any open zone. Face-down
 * piles are never marked; of open piles only the top card.
 */
export function findMarks(
  zones: readonly Zone[],
  cards: readonly Card[],
  touched: readonly ItemRef[],
): readonly ItemRef[] {
  const shownPlaces = zones.filter(isOpen).flatMap(({ id, kind, items }) =>
    items.map(({ id: item, cards: itemCards }) => {
      const isPile = kind === 'piles' || kind === 'columns';
      return {
        pick: { zone: id, item },
        held: kind === 'hand',
        cards: itemCards,
        seen: isPile ? itemCards.slice(-1) : itemCards,
      };
    }),
  );
  const isTouched = ({ zone, item }: ItemRef): boolean => touched.some((ref) => ref.zone === zone && ref.item === item);
  const isHandTouched = shownPlaces.some(({ pick, held }) => held && isTouched(pick));
  const marks = new Map<string, ItemRef>();
  for (const card of cards) {
    const touchedPlaces = shownPlaces.filter((place) => isTouched(place.pick) && place.cards.includes(card));
    const seenPlaces = shownPlaces.filter((place) => place.seen.includes(card));
    const heldPlaces = seenPlaces.filter((place) => place.held);
    // If the hand was not touched, an equal card in it is a different card than the touched one.
    const preferredPlaces = isHandTouched ? touchedPlaces : [...touchedPlaces, ...heldPlaces];
    const places = [preferredPlaces, heldPlaces, seenPlaces].find((candidates) => candidates.length > 0) ?? [];
    for (const { pick } of places) marks.set(`${pick.zone}/${pick.item}`, pick);
  }
  return [...marks.values()];
}
