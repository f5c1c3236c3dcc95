import { UNKNOWN } from '../../../cards/card.ts';
import { event } from '../../../game/event.ts';
import type { Seat } from '../../../game/seat.ts';
import { type Chance, resumed } from '../../../random/random.ts';
import type { SpiteEvent } from '../events.ts';
import { HAND } from '../pack.ts';
import type { Pile } from '../state.ts';

/** The places that drawing and clearing change. */
export interface Supply {
  stock: Pile;
  aside: Pile;
  chance: Chance;
}

/** What is aside becomes the stock, where the stock is empty. */
export function recycle(supply: Supply, events: SpiteEvent[]): void {
  if (supply.stock.length > 0 || supply.aside.length === 0) return;
  const random = resumed(supply.chance);
  supply.stock = random.shuffle(supply.aside);
  supply.aside = [];
  supply.chance = random.state();
  events.push(event('recycled', 'spite-and-malice/recycled', null, { stock: supply.stock.length }));
}

/**
 * A hand filled to five from the stock, as far as it goes; in mid-draw the stock may be made anew.
 * @param rule the rule by which one draws
 */
export function drawUp(
  supply: Supply,
  hand: Pile,
  seat: Seat,
  rule: 'draw-up' | 'refill-empty',
  events: SpiteEvent[],
): Pile {
  recycle(supply, events);
  if (hand.length >= HAND || supply.stock.length === 0) return hand;
  const drawn: number[] = hand.slice();
  while (drawn.length < HAND && supply.stock.length > 0) {
    const { stock } = supply;
    const n = Math.min(HAND - drawn.length, stock.length);
    for (let i = 1; i <= n; i++) drawn.push(stock[stock.length - i] ?? UNKNOWN);
    supply.stock = stock.slice(0, stock.length - n);
    events.push({
      kind: 'drew',
      rule: rule === 'draw-up' ? 'spite-and-malice/draw-up' : 'spite-and-malice/refill-empty',
      seat,
      cards: [],
      drawn: n,
      shows: 'seat',
    });
    recycle(supply, events);
  }
  return drawn;
}
