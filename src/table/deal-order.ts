import type { Seat } from '../game/seat.ts';
import type { ItemRef, Zone } from '../game/zone.ts';
import { countCardsIn, visibleItems } from './ZoneView.tsx';

/** A deal that a table shows. */
export interface Deal {
  /** Identifies the deal: it is shown once. */
  readonly step: object;
  /** The seat that gets the first card. */
  readonly first: Seat;
  /** Number of seats. */
  readonly seats: number;
  /** Cards that a seat gets together. */
  readonly packet: number;
  /** Only hands are filled, in the middle of play. */
  readonly isRefill: boolean;
}

/** The cards of a deal on a table. */
export interface DealtCards {
  readonly deal: Deal;
  /** The table after the deal. */
  readonly zones: readonly Zone[];
  /** The drawn items, in the order in which they are dealt. */
  readonly items: readonly ItemRef[];
  /** The hand of the seat that deals. */
  readonly dealer: string | undefined;
}

const isHand = ({ kind }: Zone): boolean => kind === 'hand' || kind === 'held';

/** Orders the cards of a deal: the players’ piles, the hands, what is turned up. */
export function orderDealt(zones: readonly Zone[], deal: Deal): DealtCards {
  const { first, seats, packet, isRefill } = deal;
  const stageOf = (zone: Zone): number => (isHand(zone) ? 1 : zone.seat === null ? 2 : 0);
  const placedItems = zones
    .filter((zone) => isHand(zone) || (!isRefill && zone.kind !== 'pile' && zone.kind !== 'sign'))
    .flatMap((zone) => {
      const items = visibleItems(zone).filter(({ cards }) => cards.length > 0);
      // A hidden hand is drawn with a few cards, which stand for all.
      const cardsPerItem = isHand(zone) ? countCardsIn(zone) / items.length : 1;
      return items.map(({ id }, i) => ({
        item: { zone: zone.id, item: id },
        stage: stageOf(zone),
        round: Math.floor((i * cardsPerItem) / packet),
        place: ((zone.seat ?? first) - first + seats) % seats,
      }));
    })
    .toSorted((a, b) => a.stage - b.stage || a.round - b.round || a.place - b.place);
  return {
    deal,
    zones,
    items: placedItems.map(({ item }) => item),
    dealer: zones.find((zone) => isHand(zone) && zone.seat === (first - 1 + seats) % seats)?.id,
  };
}
