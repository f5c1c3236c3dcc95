import type { Card } from '../../cards/card.ts';
import { list } from '../../cards/words.ts';
import { isJoker, PACK } from './pack.ts';

const COUNTS = [
  ...[
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
];

/** "two", "twelve", "13": small counts in words. */
export function numeral(n: number): string {
  return COUNTS[n] ?? String(n);
}

/** "a 4", "two 4s", "Zap", "two Zaps". */
export function countText(card: Card, n: number): string {
  const text = PACK.text(card);
  if (n === 1) return isJoker(card) || card < 0 ? text : `a ${text}`;
  return `${numeral(n)} ${card < 0 ? 'unseen cards' : `${text}s`}`;
}

/** "two 4s, a 10 and Zap": equal cards counted together, in code order. */
export function cardsText(cards: readonly Card[], last = 'and'): string {
  const kinds = [...new Set(cards)].sort(PACK.compare);
  return list(
    kinds.map((card) => countText(card, cards.filter((other) => other === card).length)),
    last,
  );
}

/** "the 4", "the two 4s": cards everybody is looking at, all of one number. */
export function thoseText(cards: readonly Card[]): string {
  const [card] = cards;
  if (card === undefined) return 'nothing';
  return cards.length === 1 ? `the ${PACK.text(card)}` : `the ${countText(card, cards.length)}`;
}
