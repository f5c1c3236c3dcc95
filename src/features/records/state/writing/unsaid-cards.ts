import { type Card, UNKNOWN } from '../../../../cards/card.ts';
import type { ItemRef, Zone, ZoneItem } from '../../../../game/zone.ts';

/** An unsaid open card: its zone, and the card that stands in for it. */
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

/** All open cards of a new deal, as unsaid. */
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

/** The zones with unsaid cards face down. */
export function hideUnsaid(zones: readonly Zone[], unsaid: readonly UnsaidCard[]): readonly Zone[] {
  if (unsaid.length === 0) return zones;
  return zones.map((zone) => {
    const left = unsaid.filter((one) => one.zone === zone.id).map(({ card }) => card);
    const turned = (item: ZoneItem): ZoneItem => {
      const at = left.indexOf(item.cards.at(-1) ?? UNKNOWN);
      if (at < 0) return item;
      left.splice(at, 1);
      return { ...item, cards: item.cards.with(-1, UNKNOWN) };
    };
    return { ...zone, items: zone.items.map(turned) };
  });
}

/** The unsaid cards after one was said. A placeholder that made room moves to the zone it went to. */
export function updateUnsaid(
  unsaid: readonly UnsaidCard[],
  { zone, was, is }: { readonly zone: string; readonly was: Card; readonly is: Card },
  [before, after]: readonly [readonly Zone[], readonly Zone[]],
): readonly UnsaidCard[] {
  const rest = unsaid.toSpliced(unsaid.findIndex(isAt(zone, was)), unsaid.some(isAt(zone, was)) ? 1 : 0);
  if (was === is || was === UNKNOWN) return rest;
  const isSwapped = countAt(before, zone, is) > 0 && countAt(after, zone, was) === countAt(before, zone, was);
  const moved = isSwapped
    ? zone
    : after.find(({ id }) => countAt(after, id, was) > countAt(before, id, was))?.id;
  return moved === undefined
    ? rest
    : [...rest.filter((one) => !isAt(moved, is)(one)), { zone: moved, card: was }];
}
