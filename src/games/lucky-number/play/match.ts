import { type Card, suitOf } from '../../../cards/card.ts';
import { isAce, isJack, isJoker, rank, TWO } from '../pack.ts';
import { type LuckyState, topOf } from '../state.ts';

/** Whether a card has the rank of the top card or the current suit. */
export function matches(state: LuckyState, card: Card): boolean {
  const top = topOf(state);
  if (rank(card) < 0 || rank(top) < 0) return false;
  return rank(card) === rank(top) || suitOf(card) === (state.suit ?? suitOf(top));
}

/** Whether a card goes on any card while nothing is owed. */
export function needsNoMatch(state: LuckyState, card: Card): boolean {
  if (isAce(card) || isJoker(card) || isJoker(topOf(state))) return card >= 0;
  return state.options.jack === 'wild' && isJack(card);
}

/** Whether a card belongs to a chain: ace, two or joker. */
export function isChainable(card: Card): boolean {
  return isAce(card) || isJoker(card) || rank(card) === TWO;
}

export function canLay(state: LuckyState, card: Card): boolean {
  if (state.owed === null) return needsNoMatch(state, card) || matches(state, card);
  return state.owed.by === 'cards' && isChainable(card);
}
