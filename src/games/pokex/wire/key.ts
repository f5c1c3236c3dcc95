import type { Card } from '../../../cards/card.ts';
import { PACK } from '../pack.ts';
import type { PokexMove } from '../state.ts';

/** The same move with its cards in code order. */
export function canonical(move: PokexMove): PokexMove {
  return move.type === 'lay' ? { ...move, cards: [...move.cards].sort(PACK.compare) } : move;
}

/** Same text, same move. */
export function key(move: PokexMove): string {
  switch (move.type) {
    case 'bid':
      return `bid ${move.tricks}`;
    case 'pass':
      return 'pass';
    case 'name':
      return `name ${move.rank}`;
    case 'lay':
      return `lay ${[...move.cards].sort(PACK.compare).join()} ${move.centre ?? ''}`;
  }
}

/** Cards a move plays and the others it names. */
export function cardsOf(move: PokexMove): {
  readonly played: readonly Card[];
  readonly named: readonly Card[];
} {
  if (move.type !== 'lay') return { played: [], named: [] };
  return { played: move.cards, named: move.centre === undefined ? [] : [move.centre] };
}
