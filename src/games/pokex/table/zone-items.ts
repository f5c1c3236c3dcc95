import type { Card } from '../../../cards/card.ts';
import { sentence } from '../../../cards/words.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import type { Zone, ZoneItem } from '../../../game/zone.ts';
import { PACK } from '../pack.ts';
import { partnerOf } from '../play/order.ts';

export const ROW = 'row';
export const CURRENT = 'current';

/** Things of a zone: a card by its code, the second joker by a number behind it. */
export function itemsOf(cards: readonly Card[]): readonly ZoneItem[] {
  return cards.map((card, i) => {
    if (card < 0) return { id: `unseen-${i}`, cards: [card] };
    const before = cards.slice(0, i).filter((other) => other === card).length;
    return { id: before === 0 ? PACK.code(card) : `${PACK.code(card)}-${before + 1}`, cards: [card] };
  });
}

/** The card a thing is; undefined for a back. */
export function cardOf(item: string): Card | undefined {
  return PACK.read(item.replace(/-\d+$/, ''));
}

/** A side by its players: "Ann and Cleo". */
export const sideText = (side: number, name: Naming): string =>
  `${sentence(name(side))} and ${name(side + 2)}`;

/** The seat’s own side, itself first. */
export const ours = (seat: Seat, name: Naming): string =>
  `${sentence(name(seat))} and ${name(partnerOf(seat))}`;

/** A place that is nobody’s. */
export function place(id: string, label: string, items: readonly ZoneItem[], kind: Zone['kind']): Zone {
  return { id, label, seat: null, kind, items };
}

/** Cards of a trick, each covering half of the one before where there is little room. */
export function fanned(id: string, label: string, items: readonly ZoneItem[]): Zone {
  return { ...place(id, label, items, 'piles'), shape: 'fan' };
}
