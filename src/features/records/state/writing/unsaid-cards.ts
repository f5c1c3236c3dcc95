import { type Card, UNKNOWN } from '../../../../cards/card.ts';
import type { ItemRef, Zone, ZoneItem } from '../../../../game/zone.ts';

/** An open card that the writer hasn't named yet: its zone, and the placeholder that stands in for it. */
export interface UnsaidCard {
  readonly zone: string;
  readonly card: Card;
}

const isAt =
  (zone: string, card: Card | undefined) =>
  (one: UnsaidCard): boolean =>
    one.zone === zone && one.card === card;

const countAt = (zones: readonly Zone[], zone: string, card: Card): number =>
  zones.find(({ id }) => id === zone)?.items.filter(({ cards }) => cards.at(-1) === card).length ?? 0;

/** Lists all open cards of a new deal as cards still to be named. */
export function listUnsaid(
  zones: readonly Zone[],
  cardAt: (thing: ItemRef) => Card | undefined,
): readonly UnsaidCard[] {
  return zones.flatMap(({ id, items }) =>
    items.flatMap(({ id: item }) => {
      const card = cardAt({ zone: id, item });
      return card === undefined || card === UNKNOWN ? [] : [{ zone: id, card }];
    }),
  );
}

/** Turns the cards face down that the writer hasn't named yet. */
export function hideUnsaid(zones: readonly Zone[], unsaidCards: readonly UnsaidCard[]): readonly Zone[] {
  if (unsaidCards.length === 0) return zones;
  return zones.map((zone) => {
    const cardsToHide = unsaidCards.filter((one) => one.zone === zone.id).map(({ card }) => card);
    const turnDown = (item: ZoneItem): ZoneItem => {
      const at = cardsToHide.indexOf(item.cards.at(-1) ?? UNKNOWN);
      if (at < 0) return item;
      cardsToHide.splice(at, 1);
      return { ...item, cards: item.cards.with(-1, UNKNOWN) };
    };
    return { ...zone, items: zone.items.map(turnDown) };
  });
}

/** The cards still to be named after a card was named; a moved placeholder is listed under its new zone. */
export function updateUnsaid(
  unsaidCards: readonly UnsaidCard[],
  { zone, oldCard, newCard }: { readonly zone: string; readonly oldCard: Card; readonly newCard: Card },
  [before, after]: readonly [readonly Zone[], readonly Zone[]],
): readonly UnsaidCard[] {
  const otherUnsaid = unsaidCards.toSpliced(
    unsaidCards.findIndex(isAt(zone, oldCard)),
    unsaidCards.some(isAt(zone, oldCard)) ? 1 : 0,
  );
  if (oldCard === newCard || oldCard === UNKNOWN) return otherUnsaid;
  const isSwapped =
    countAt(before, zone, newCard) > 0 && countAt(after, zone, oldCard) === countAt(before, zone, oldCard);
  const newZone = isSwapped
    ? zone
    : after.find(({ id }) => countAt(after, id, oldCard) > countAt(before, id, oldCard))?.id;
  return newZone === undefined
    ? otherUnsaid
    : [...otherUnsaid.filter((one) => !isAt(newZone, newCard)(one)), { zone: newZone, card: oldCard }];
}
