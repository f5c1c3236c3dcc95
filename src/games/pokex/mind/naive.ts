import type { Seat } from '../../../game/seat.ts';
import { heightOf, JOKER } from '../pack.ts';
import type { PokexMove, PokexState } from '../state.ts';
import { chance, rate } from './rate.ts';

/**
 * How a move looks to a beginner: they bid as others do and see what two cards are good for now, but of what a card
 * would be good for later they know only that jokers and high cards are.
 */
export function naive(view: PokexState, seat: Seat, move: PokexMove): number {
  if (move.type !== 'lay') return rate(view, seat, move);
  const cost = (card: number): number => (card === JOKER ? 0.3 : 0.004 * heightOf(card));
  return chance(view, seat, move.cards, move.centre) - move.cards.reduce((sum, card) => sum + cost(card), 0);
}
