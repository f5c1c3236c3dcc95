import type { Card } from '../../../cards/card.ts';
import { RANKS } from '../../../cards/ranks.ts';
import { SUIT_NAME, SUIT_SYMBOL, type Suit } from '../../../cards/suits.ts';
import { capitalize, countNoun, joinWords } from '../../../cards/words.ts';
import { isJoker, PACK } from '../pack.ts';
import { runOrder } from '../play/combination.ts';
import type { Debt } from '../state.ts';

/** A set or run in words: "K♣, A♣ and 2♣". */
export const baseText = (cards: readonly Card[]): string => cardsText(runOrder(cards));

/** "5♣ and 9♥", "the joker and 2♦", "two jokers". */
export function cardsText(cards: readonly Card[]): string {
  const jokers = cards.filter(isJoker).length;
  if (jokers < 2) return joinWords(cards.map(PACK.text));
  const naturalTexts = cards.filter((card) => !isJoker(card)).map(PACK.text);
  return joinWords([...naturalTexts, `${jokers} jokers`]);
}

/** Capitalized: "The joker and 2♦". */
export const cardsFirst = (cards: readonly Card[]): string => capitalize(cardsText(cards));

/** A suit with its symbol, without parentheses: screen readers would read it twice. */
export const suitText = (suit: Suit): string => `${SUIT_NAME[suit]} ${SUIT_SYMBOL[suit]}`;

/** "4 and 5", for rank indices. */
export const ranksText = (places: readonly number[]): string => joinWords(places.map((place) => RANKS[place] ?? ''));

/** "6 cards", "4 dice". */
export function owedText({ by, n }: Debt): string {
  return by === 'cards' ? countNoun(n, 'card') : countNoun(n, 'die', 'dice');
}
