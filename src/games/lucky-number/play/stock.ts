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
  const stockCards = stock.slice().reverse();
  const missing = n - stockCards.length;
  const cardsUnderTop = pile.slice(0, -1);
  if (cardsUnderTop.length === 0) {
    const steps: StockDraw['steps'] = [
      ['drew', stockCards.length],
      ['missing', missing],
    ];
    return { cards: stockCards, stock: [], pile, chance, steps };
  }
  const random = resumeRandom(chance);
  const newStock = random.shuffle(cardsUnderTop);
  const drawnCount = Math.min(missing, newStock.length);
  const steps: StockDraw['steps'] = [
    ['drew', stockCards.length],
    ['shuffled', cardsUnderTop.length],
    ['drew', drawnCount],
    ['missing', missing - drawnCount],
  ];
  return {
    cards: [...stockCards, ...newStock.slice(newStock.length - drawnCount).reverse()],
    stock: newStock.slice(0, newStock.length - drawnCount),
    pile: pile.slice(-1),
    chance: random.state(),
    steps: steps.filter(([, cardCount]) => cardCount > 0),
  };
}
