import { type Naming, type Seat, whose } from './seat.ts';
import type { Zone, ZoneItem } from './zone.ts';

/** Id of the zone with a seat's hand. */
export const handZone = (seat: Seat): string => `hand-${seat}`;

/** Another's hidden hand. */
export function heldZone(seat: Seat, items: readonly ZoneItem[], name: Naming): Zone {
  return { id: handZone(seat), label: whose(name(seat), 'hand'), seat, kind: 'held', items };
}

/** The hand of whoever looks. */
export function ownHand(seat: Seat, items: readonly ZoneItem[], label = 'Your hand'): Zone {
  return { id: handZone(seat), label, seat, kind: 'hand', items };
}

/** A pile of which only the number of cards matters. */
export function pileZone(id: string, label: string, items: readonly ZoneItem[]): Zone {
  return { id, label, seat: null, kind: 'pile', items, count: items.length };
}
