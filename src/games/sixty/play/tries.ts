import type { Card } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { HOCUS, PACK } from '../pack.ts';
import type { SixtyMove, SixtyState } from '../state.ts';

/** Every different subset of a hand. */
function* choices(hand: readonly Card[]): Iterable<readonly Card[]> {
  const yielded = new Set<string>();
  for (let bits = 0; bits < 1 << hand.length; bits++) {
    const cards = hand.filter((_, i) => (bits >> i) & 1);
    const text = cards.join();
    if (yielded.has(text)) continue;
    yielded.add(text);
    yield cards;
  }
}

/**
 * Lists tries of a seat, legal and illegal: any cards of the hand, or one it doesn't hold, as any kind of
 * move with any pick.
 */
export function* tries(state: SixtyState, seat: Seat): Iterable<SixtyMove> {
  yield { type: 'take' };
  const hand = (state.hands[seat] ?? []).filter((card) => card >= 0).sort(PACK.compare);
  const foreign = PACK.cards.find((card) => !hand.includes(card)) as Card;
  const picks = [...new Set([...state.discard, ...state.attack])].filter((card) => card >= 0);
  for (const cards of [...choices(hand), [foreign]]) {
    yield { type: 'attack', cards };
    yield { type: 'pass-on', cards };
    yield { type: 'beat', cards };
    yield { type: 'joker', cards };
    if (!cards.includes(HOCUS)) continue;
    for (const pick of picks) yield { type: 'joker', cards, pick };
  }
}
