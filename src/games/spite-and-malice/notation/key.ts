import type { Card } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { codeOf, withoutName } from '../pack.ts';
import type { MoveSource, MoveTarget, SpiteMove, SpiteState } from '../state.ts';

const owner = (seat: Seat | undefined): string => (seat === undefined ? '' : `@${seat}`);

function fromText(from: MoveSource): string {
  switch (from.zone) {
    case 'hand':
      return `hand${owner(from.seat)} ${codeOf(from.card)}`;
    case 'goal':
      return `goal${owner(from.seat)}`;
    case 'side':
      return `side${owner(from.seat)} ${from.pile}`;
    case 'stock':
      return 'stock';
    case 'centre':
      return `centre ${from.pile}`;
  }
}

function toText(to: MoveTarget): string {
  if (to.zone === 'centre') return `centre ${to.pile}`;
  return `side${owner(to.seat)} ${to.pile}${to.as === undefined ? '' : ` as ${to.as}`}`;
}

/** Serializes a move; the top of a pile has the same key with or without its card. */
export function key(move: SpiteMove): string {
  return move.type === 'end' ? 'end' : `${fromText(move.from)} to ${toText(move.to)}`;
}

/** The card at a source: the one it names, else the top of the pile; undefined if it isn't known. */
export function cardAt(state: SpiteState, seat: Seat, from: MoveSource): Card | undefined {
  const top = (pile: readonly Card[] | undefined): Card | undefined => {
    const card = pile?.at(-1);
    return card === undefined || card < 0 ? undefined : card;
  };
  switch (from.zone) {
    case 'hand':
      return from.card;
    case 'goal':
      return from.card ?? top(state.goal[from.seat ?? seat]);
    case 'side':
      return from.card ?? top(state.side[from.seat ?? seat]?.[from.pile]);
    case 'centre':
      return top(state.centre[from.pile]);
    case 'stock':
      return undefined;
  }
}

/** The card a move plays, if it is known; piles are looked up in the state, if there is one. */
export function cardsOf(
  move: SpiteMove,
  state?: SpiteState,
  seat: Seat = 0,
): { readonly played: readonly Card[]; readonly named: readonly Card[] } {
  if (move.type === 'end') return { played: [], named: [] };
  const { from } = move;
  const card = state ? cardAt(state, seat, from) : 'card' in from ? from.card : undefined;
  return { played: card === undefined ? [] : [withoutName(card)], named: [] };
}
