import type { Card } from '../../cards/card.ts';
import { RANKS } from '../../cards/ranks.ts';
import { SUIT_NAME, SUIT_SYMBOL, type Suit } from '../../cards/suits.ts';
import { count, list } from '../../cards/words.ts';
import { isJoker, PACK } from './pack.ts';
import type { Owed } from './state.ts';

/** "5♣ and 9♥", "the joker and 2♦", "two jokers". */
export function cardsText(cards: readonly Card[]): string {
  const jokers = cards.filter(isJoker).length;
  if (jokers < 2) return list(cards.map(PACK.text));
  const others = cards.filter((card) => !isJoker(card)).map(PACK.text);
  return list([...others, `${jokers} jokers`]);
}

/** "A♠", or what a card nobody showed is called. */
export const cardText = (card: Card): string => PACK.text(card);

/** "hearts (♥)" would be said twice: the name and its sign. */
export const suitText = (suit: Suit): string => `${SUIT_NAME[suit]} ${SUIT_SYMBOL[suit]}`;

/** "4 and 5", for places of ranks. */
export const ranksText = (places: readonly number[]): string =>
  list(places.map((place) => RANKS[place] ?? ''));

/** "6 cards", "4 dice". */
export function owedText({ by, n }: Owed): string {
  return by === 'cards' ? count(n, 'card') : count(n, 'die', 'dice');
}
