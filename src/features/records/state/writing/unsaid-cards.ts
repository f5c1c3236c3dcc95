import { type Card, UNKNOWN } from '../../../../cards/card.ts';
import type { ItemRef, Zone, ZoneItem } from '../../../../game/zone.ts';

/** An open card that the writer hasn’t named yet: its zone, and the placeholder that stands in for it. */
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

/** Turns the cards face down that the writer hasn’t named yet. */
export function hideUnsaid(zones: readonly Zone[], unsaidCards: readonly UnsaidCard[]): readonly Zone[] {
  if (unsaidCards.length === 0) return zones;
  return zones.map((zone) => {
    const left = unsaidCards.filter((one) => one.zone === zone.id).map(({ card }) => card);
    const turnDown = (item: ZoneItem): ZoneItem => {
      const at = left.indexOf(item.cards.at(-1) ?? UNKNOWN);
      if (at < 0) return item;
      left.splice(at, 1);
      return { ...item, cards: item.cards.with(-1, UNKNOWN) };
    };
    return { ...zone, items: zone.items.map(turnDown) };
  });
}

/** The cards still to be named after a card was named; a moved placeholder is listed under its new zone. */
export function updateUnsaid(
  unsaidCards: readonly UnsaidCard[],
  { zone, was, is }: { readonly zone: string; readonly was: Card; readonly is: Card },
  [before, after]: readonly [readonly Zone[], readonly Zone[]],
): readonly UnsaidCard[] {
  const rest = unsaidCards.toSpliced(unsaidCards.findIndex(isAt(zone, was)), unsaidCards.some(isAt(zone, was)) ? 1 : 0);
  if (was === is || was === UNKNOWN) return rest;
  const isSwapped = countAt(before, zone, is) > 0 && countAt(after, zone, was) === countAt(before, zone, was);
  const newZone = isSwapped ? zone : after.find(({ id }) => countAt(after, id, was) > countAt(before, id, was))?.id;
  return newZone === undefined
    ? rest
    : [...rest.filter((one) => !isAt(newZone, is)(one)), { zone: newZone, card: was }];
}
