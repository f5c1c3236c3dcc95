import type { Card } from '../../../cards/card.ts';
import { HOCUS, PACK } from '../pack.ts';
import { playedBy, type SixtyMove } from '../state.ts';

/** Cards in code order; a pick only where it is Hocus-pocus that picks. */
export function canonical(move: SixtyMove): SixtyMove {
  if (move.type === 'take') return { type: 'take' };
  const cards = [...move.cards].sort(PACK.compare);
  if (move.type !== 'joker') return { type: move.type, cards };
  const { pick } = move;
  return pick === undefined || !cards.includes(HOCUS)
    ? { type: 'joker', cards }
    : { type: 'joker', cards, pick };
}

/** Same text, same move. */
export function key(move: SixtyMove): string {
  const { type } = move;
  const same = canonical(move);
  const pick = same.type === 'joker' && same.pick !== undefined ? ` ${PACK.code(same.pick)}` : '';
  return `${type} ${playedBy(same).map(PACK.code).join()}${pick}`;
}

/** Cards a move plays and the one it names. */
export function cardsOf(move: SixtyMove): {
  readonly played: readonly Card[];
  readonly named: readonly Card[];
} {
  const named = move.type === 'joker' && move.pick !== undefined ? [move.pick] : [];
  return { played: playedBy(move), named };
}
