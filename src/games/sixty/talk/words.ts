import type { Card } from '../../../cards/card.ts';
import { list } from '../../../cards/words.ts';
import { isJoker, PACK } from '../pack.ts';

/** As far as there are copies of a card: "13 3s" would be hard to read. */
const COUNTS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen'],
  ...['sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];

/** "two", "twenty", "21": counts in words, as far as a card has copies. */
export function numeral(n: number): string {
  return COUNTS[n] ?? String(n);
}

/** "4s", "Zaps", "Hocus-pocuses". */
const plural = (text: string): string => (text.endsWith('s') ? `${text}es` : `${text}s`);

/** "a 4", "two 4s", "Zap", "two Zaps", "two Hocus-pocuses". */
export function countText(card: Card, n: number): string {
  const text = PACK.text(card);
  if (n === 1) return isJoker(card) || card < 0 ? text : `a ${text}`;
  return `${numeral(n)} ${card < 0 ? 'unseen cards' : plural(text)}`;
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
