import type { Card } from '../../../cards/card.ts';
import { type Chance, resumeRandom } from '../../../random/random.ts';

/** A stock and its discard pile. */
interface StockAndPile {
  readonly stock: readonly Card[];
  readonly pile: readonly Card[];
  readonly chance: Chance;
}

/** Cards drawn, and the stock and pile after that. */
export interface StockDraw extends StockAndPile {
  readonly cards: readonly Card[];
  /** The steps of the draw in order, each with a number of cards: drawn, shuffled or missing. */
  readonly steps: readonly (readonly [what: 'drew' | 'shuffled' | 'missing', n: number])[];
}

/** Draws `n` cards, or all there are; the pile below its top is shuffled into an empty stock. */
export function drawFrom({ stock, pile, chance }: StockAndPile, n: number): StockDraw {
  if (stock.length >= n) {
    const cards = n === 1 ? [stock[stock.length - 1] as Card] : stock.slice(stock.length - n).reverse();
    return { cards, stock: stock.slice(0, stock.length - n), pile, chance, steps: [['drew', n]] };
  }
  const first = stock.slice().reverse();
  const missing = n - first.length;
  const cardsUnderTop = pile.slice(0, -1);
  if (cardsUnderTop.length === 0) {
    const steps: StockDraw['steps'] = [
      ['drew', first.length],
      ['missing', missing],
    ];
    return { cards: first, stock: [], pile, chance, steps };
  }
  const random = resumeRandom(chance);
  const left = random.shuffle(cardsUnderTop);
  const drawnCount = Math.min(missing, left.length);
  const steps: StockDraw['steps'] = [
    ['drew', first.length],
    ['shuffled', cardsUnderTop.length],
    ['drew', drawnCount],
    ['missing', missing - drawnCount],
  ];
  return {
    cards: [...first, ...left.slice(left.length - drawnCount).reverse()],
    stock: left.slice(0, left.length - drawnCount),
    pile: pile.slice(-1),
    chance: random.state(),
    steps: steps.filter(([, some]) => some > 0),
  };
}
