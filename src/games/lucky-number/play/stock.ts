import type { Card } from '../../../cards/card.ts';
import { event } from '../../../game/event.ts';
import { resumed } from '../../../random/random.ts';
import type { LuckyEvent } from '../events.ts';
import type { LuckyState } from '../state.ts';

/** Cards drawn, and what is left of stock and pile. */
export interface Drawing {
  readonly cards: readonly Card[];
  readonly stock: readonly Card[];
  readonly pile: readonly Card[];
  readonly chance: LuckyState['chance'];
  /** In the order in which it happened: how many cards were drawn at a time, and what came between. */
  readonly steps: readonly (number | LuckyEvent)[];
}

/** Draws so many cards, or as many as there are; the pile under its top is shuffled when the stock is out. */
export function drawFrom(state: LuckyState, n: number): Drawing {
  const { stock, pile, chance } = state;
  if (stock.length >= n) {
    const cards = n === 1 ? [stock[stock.length - 1] as Card] : stock.slice(stock.length - n).reverse();
    return { cards, stock: stock.slice(0, stock.length - n), pile, chance, steps: [n] };
  }
  const first = stock.slice().reverse();
  const missing = n - first.length;
  const under = pile.slice(0, -1);
  if (under.length === 0) {
    return { cards: first, stock: [], pile, chance, steps: [first.length, tooFew(missing)] };
  }
  const random = resumed(chance);
  const left = random.shuffle(under);
  const reshuffled: LuckyEvent = event('reshuffled', 'lucky-number/reshuffle', null, {
    shuffled: under.length,
  });
  const got = Math.min(missing, left.length);
  return {
    cards: [...first, ...left.slice(left.length - got).reverse()],
    stock: left.slice(0, left.length - got),
    pile: pile.slice(-1),
    chance: random.state(),
    steps: [
      ...(first.length > 0 ? [first.length] : []),
      reshuffled,
      got,
      ...(got < missing ? [tooFew(missing - got)] : []),
    ],
  };
}

function tooFew(missing: number): LuckyEvent {
  return event('too-few', 'lucky-number/too-few', null, { missing });
}

/** So many dice thrown for all to see. */
export function throwDice(
  chance: LuckyState['chance'],
  n: number,
): { readonly dice: readonly number[]; readonly chance: LuckyState['chance'] } {
  const random = resumed(chance);
  const dice = Array.from({ length: n }, () => random.below(6) + 1);
  return { dice, chance: random.state() };
}
