import type { Seat } from '../../../game/seat.ts';
import { FULL_HEIGHT, JOKER, PACK, PILE_COUNT } from '../pack.ts';
import type { MoveSource, MoveTarget, SpiteMove, SpiteState } from '../state.ts';

const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

/** Sources of tries: own cards, the opponent's, the stock, the centre, and places that don't exist. */
function* sources(state: SpiteState, seat: Seat): Iterable<MoveSource> {
  const opponent = 1 - seat;
  const heldCards = [...new Set(state.hands[seat] ?? [])].filter((card) => card >= 0);
  for (const card of heldCards) yield { zone: 'hand', card };
  for (const card of PACK.cards.filter((one) => !heldCards.includes(one)).slice(0, 2)) yield { zone: 'hand', card };
  yield { zone: 'goal' };
  for (const pile of upTo(PILE_COUNT + 1)) yield { zone: 'side', pile };
  for (const [pile, cards] of (state.side[seat] ?? []).entries()) {
    const cardBelow = cards.at(-2);
    if (cardBelow !== undefined && cardBelow >= 0) yield { zone: 'side', pile, card: cardBelow };
  }
  yield { zone: 'stock' };
  for (const pile of upTo(PILE_COUNT + 1)) yield { zone: 'centre', pile };
  yield { zone: 'goal', seat: opponent };
  for (const pile of upTo(PILE_COUNT)) yield { zone: 'side', pile, seat: opponent };
  yield { zone: 'hand', card: heldCards[0] ?? JOKER, seat: opponent };
}

function* targets(state: SpiteState, seat: Seat, from: MoveSource): Iterable<MoveTarget> {
  for (const pile of upTo(PILE_COUNT + 1)) yield { zone: 'centre', pile };
  const isNameableJoker = from.zone === 'hand' && from.card === JOKER && state.options.sideJoker === 'named';
  for (const pile of upTo(PILE_COUNT + 1)) {
    yield { zone: 'side', pile };
    if (isNameableJoker) for (const as of upTo(FULL_HEIGHT)) yield { zone: 'side', pile, as };
  }
  yield { zone: 'side', pile: 0, seat: 1 - seat };
}

export function* tries(state: SpiteState, seat: Seat): Iterable<SpiteMove> {
  yield { type: 'end' };
  for (const from of sources(state, seat)) {
    for (const to of targets(state, seat, from)) yield { type: 'move', from, to };
  }
}
