import type { Card } from '../../../cards/card.ts';
import { RANKS } from '../../../cards/ranks.ts';
import type { Seat } from '../../../game/seat.ts';
import { PACK } from '../pack.ts';
import type { PokexMove, PokexState } from '../state.ts';

/**
 * Yields card lists to try: none, one, two or three of the hand, a card twice, and a card not in the hand.
 */
function* triedCardSets(hand: readonly Card[]): Iterable<readonly Card[]> {
  const foreignCard = PACK.cards.find((card) => !hand.includes(card));
  const [firstCard, secondCard, thirdCard] = hand;
  yield [];
  for (const [i, card] of hand.entries()) {
    yield [card];
    for (const otherCard of hand.slice(i + 1)) yield [card, otherCard].sort(PACK.compare);
    if (foreignCard !== undefined) yield [card, foreignCard].sort(PACK.compare);
  }
  if (firstCard !== undefined) yield [firstCard, firstCard];
  if (firstCard !== undefined && secondCard !== undefined && thirdCard !== undefined)
    yield [firstCard, secondCard, thirdCard];
}

export function* tries(state: PokexState, seat: Seat): Iterable<PokexMove> {
  for (let tricks = -1; tricks <= 8; tricks++) yield { type: 'bid', tricks };
  yield { type: 'pass' };
  for (const rank of [...RANKS, 'X'] as const) yield { type: 'name', rank };
  const hand = (state.hands[seat] ?? []).filter((card) => card >= 0);
  const row = [...new Set(state.centre.filter((card) => card >= 0))];
  const foreignCard = PACK.cards.find((card) => !row.includes(card));
  for (const cards of triedCardSets(hand)) {
    yield { type: 'lay', cards };
    for (const centre of [...row, ...(foreignCard === undefined ? [] : [foreignCard])]) {
      yield { type: 'lay', cards, centre };
    }
  }
}
