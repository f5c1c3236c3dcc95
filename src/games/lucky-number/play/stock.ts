import type { Card } from '../../../cards/card.ts';
import { type Chance, resumeRandom } from '../../../random/random.ts';

/** A stock, and the pile beside it. */
interface StockAndPile {
  readonly stock: readonly Card[];
  readonly pile: readonly Card[];
  readonly chance: Chance;
}

/** Cards drawn, and what is left of stock and pile. */
export interface StockDraw extends StockAndPile {
  readonly cards: readonly Card[];
  /** In the order in which it happened: how many cards were drawn, shuffled or missing. */
  readonly steps: readonly (readonly [what: 'drew' | 'shuffled' | 'missing', n: number])[];
}

/** Draws so many cards, or as many as there are; the pile under its top is shuffled when the stock is out. */
export function drawFrom({ stock, pile, chance }: StockAndPile, n: number): StockDraw {
  if (stock.length >= n) {
    const cards = n === 1 ? [stock[stock.length - 1] as Card] : stock.slice(stock.length - n).reverse();
    return { cards, stock: stock.slice(0, stock.length - n), pile, chance, steps: [['drew', n]] };
  }
  const first = stock.slice().reverse();
  const missing = n - first.length;
  const under = pile.slice(0, -1);
  if (under.length === 0) {
    const steps: StockDraw['steps'] = [
      ['drew', first.length],
      ['missing', missing],
    ];
    return { cards: first, stock: [], pile, chance, steps };
  }
  const random = resumeRandom(chance);
  const left = random.shuffle(under);
  const got = Math.min(missing, left.length);
  const steps: StockDraw['steps'] = [
    ['drew', first.length],
    ['shuffled', under.length],
    ['drew', got],
    ['missing', missing - got],
  ];
  return {
    cards: [...first, ...left.slice(left.length - got).reverse()],
    stock: left.slice(0, left.length - got),
    pile: pile.slice(-1),
    chance: random.state(),
    steps: steps.filter(([, some]) => some > 0),
  };
}
