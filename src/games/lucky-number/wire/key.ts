import type { Card } from '../../../cards/card.ts';
import { PACK } from '../pack.ts';
import type { LuckyMove } from '../state.ts';

const codes = (cards: readonly Card[]): string => cards.map(PACK.code).sort().join();

/** Same text, same move: the same cards with the same one on top are one, however they are divided. */
export function key(move: LuckyMove): string {
  switch (move.type) {
    case 'lay':
    case 'jump':
      return `${move.type} ${codes(move.cards)} ${move.suit ?? ''}`;
    case 'combine':
      return `combine ${codes([...move.cards, ...move.aces])} ${move.top === null ? '' : PACK.code(move.top)}`;
    default:
      return move.type;
  }
}

/** Cards a move plays from the hand: it names no others. */
export function cardsOf(move: LuckyMove): {
  readonly played: readonly Card[];
  readonly named: readonly Card[];
} {
  switch (move.type) {
    case 'lay':
    case 'jump':
      return { played: move.cards, named: [] };
    case 'combine':
      return { played: [...move.cards, ...move.aces], named: [] };
    default:
      return { played: [], named: [] };
  }
}
