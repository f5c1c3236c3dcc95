import type { Card } from '../../../cards/card.ts';
import { an } from '../../../cards/grammar.ts';
import { numeral } from '../../../cards/numerals.ts';
import { joinWords, plural } from '../../../cards/words.ts';
import { isJoker, PACK } from '../pack.ts';

/** "a 4", "two 4s", "Zap", "two Zaps", "two Hocus-pocuses". */
export function countText(card: Card, n: number): string {
  const text = PACK.text(card);
  if (n === 1) return isJoker(card) || card < 0 ? text : an(text);
  return `${numeral(n)} ${card < 0 ? 'unseen cards' : plural(n, text)}`;
}

/** "two 4s, a 10 and Zap": equal cards together, in code order. */
export function cardsText(cards: readonly Card[], conjunction = 'and'): string {
  const kinds = [...new Set(cards)].sort(PACK.compare);
  return joinWords(
    kinds.map((card) => countText(card, cards.filter((other) => other === card).length)),
    conjunction,
  );
}

/** "the 4", "the two 4s": visible cards, all of one number. */
export function thoseText(cards: readonly Card[]): string {
  const [card] = cards;
  if (card === undefined) return 'nothing';
  return cards.length === 1 ? `the ${PACK.text(card)}` : `the ${countText(card, cards.length)}`;
}
