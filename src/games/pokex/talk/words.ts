import type { Card } from '../../../cards/card.ts';
import { numeral } from '../../../cards/counting.ts';
import { list } from '../../../cards/words.ts';
import { JOKER, PACK } from '../pack.ts';

/** "A♠, K♠ and a joker"; two jokers are "two jokers". */
export function cardsText(cards: readonly Card[]): string {
  const jokers = cards.filter((card) => card === JOKER).length;
  const others = cards.filter((card) => card !== JOKER).map(PACK.text);
  const last = jokers === 0 ? [] : [jokers === 1 ? 'a joker' : `${numeral(jokers)} jokers`];
  return list([...others, ...last]);
}
