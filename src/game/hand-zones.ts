import { type Card, UNKNOWN } from '../cards/card.ts';
import type { Pack } from '../cards/pack.ts';
import { possessiveLabel, type Seat, type SeatNamer } from './seat.ts';
import type { ItemRef, Zone, ZoneItem } from './zone.ts';

/** Id of the zone with a seat's hand. */
export const handZone = (seat: Seat): string => `hand-${seat}`;

/** The hidden hand of another player. */
export function hiddenHandZone(seat: Seat, items: readonly ZoneItem[], name: SeatNamer): Zone {
  return { id: handZone(seat), label: possessiveLabel(name(seat), 'hand'), seat, kind: 'held', items };
}

/** The hand of the seat that looks at the table. */
export function ownHandZone(seat: Seat, items: readonly ZoneItem[], label = 'Your hand'): Zone {
  return { id: handZone(seat), label, seat, kind: 'hand', items };
}

/** A pile of which only the number of cards matters. */
export function pileZone(id: string, label: string, items: readonly ZoneItem[]): Zone {
  return { id, label, seat: null, kind: 'pile', items, count: items.length };
}

/** An open zone without an owner. */
export function openZone(id: string, label: string, kind: Zone['kind'], items: readonly ZoneItem[]): Zone {
  return { id, label, seat: null, kind, items };
}

/** One item for each card, with unique ids: the second of two equal cards is `5S.2`, an unseen one `unseen-3`. */
export function itemsOf(pack: Pack, cards: readonly Card[], mark = '.'): readonly ZoneItem[] {
  const copiesSeen = new Map<Card, number>();
  return cards.map((card, i) => {
    if (card === UNKNOWN) return { id: `unseen-${i}`, cards: [card] };
    const copyNumber = (copiesSeen.get(card) ?? 0) + 1;
    copiesSeen.set(card, copyNumber);
    return { id: copyNumber === 1 ? pack.code(card) : `${pack.code(card)}${mark}${copyNumber}`, cards: [card] };
  });
}

/** The cards picked in a zone, in the order of the picks. */
export function pickedCards(pack: Pack, picks: readonly ItemRef[], zone: string): Card[] {
  return picks
    .filter((pick) => pick.zone === zone)
    .map(({ item }) => pack.read(item.replace(/[.-]\d+$/, '')) ?? UNKNOWN);
}
