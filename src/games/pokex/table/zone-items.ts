import type { Card } from '../../../cards/card.ts';
import { sentence } from '../../../cards/words.ts';
import { itemsOf as listed, openZone } from '../../../game/hand-zones.ts';
import { type Naming, type Seat, sideText } from '../../../game/seat.ts';
import type { Zone, ZoneItem } from '../../../game/zone.ts';
import { PACK } from '../pack.ts';
import { partnerOf } from '../play/order.ts';
import { sideOf } from '../state.ts';

/** Things of a zone. */
export const itemsOf = (cards: readonly Card[]): readonly ZoneItem[] => listed(PACK, cards, '-');

/** The seat’s own side, itself first. */
export const ours = (seat: Seat, name: Naming): string =>
  `${sentence(name(seat))} and ${name(partnerOf(seat))}`;

/** The other side. */
export const theirs = (seat: Seat, name: Naming): string => sentence(sideText(1 - sideOf(seat), name));

/** A side's cards of a trick, each covering half of the one before; `short` where one sees whose they are. */
export function fanned(
  id: string,
  label: string,
  side: 'own' | 'other',
  items: readonly ZoneItem[],
  short?: string,
): Zone {
  const zone: Zone = { ...openZone(id, label, 'piles', items), side, shape: 'fan' };
  return short === undefined ? zone : { ...zone, short };
}
