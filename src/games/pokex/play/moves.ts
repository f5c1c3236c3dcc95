import { type Card, UNKNOWN } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { LADDER, PACK } from '../pack.ts';
import { type PokexMove, type PokexState, partnerOf, TRICKS } from '../state.ts';
import { readAuction } from './auction.ts';

function auctionMoves(state: PokexState, seat: Seat): readonly PokexMove[] {
  const { high, passed } = readAuction(state.bids, state.dealer);
  const found: PokexMove[] = [];
  for (let tricks = (high?.tricks ?? 0) + 1; tricks <= TRICKS; tricks++) found.push({ type: 'bid', tricks });
  const last = passed.filter(Boolean).length === 3 && seat === state.dealer;
  if (!(last && high === null && state.options.allPass === 'forced')) found.push({ type: 'pass' });
  return found;
}

/** Known cards in code order; dealt hands already are. */
function inOrder(hand: readonly Card[]): readonly Card[] {
  const known = hand.includes(UNKNOWN) ? hand.filter((card) => card !== UNKNOWN) : hand;
  const sorted = known.every((card, i) => i === 0 || PACK.compare(known[i - 1] as Card, card) <= 0);
  return sorted ? known : [...known].sort(PACK.compare);
}

/** Every pair of the hand, two jokers counted as equal, with every card of the row if one is picked. */
function layMoves(state: PokexState, seat: Seat): readonly PokexMove[] {
  const hand = inOrder(state.hands[seat] ?? []);
  const picks =
    state.options.centre === 'chosen' && state.leader !== null && seat === partnerOf(state.leader)
      ? [...new Set(state.centre.filter((card) => card >= 0))]
      : null;
  const found: PokexMove[] = [];
  for (let i = 0; i < hand.length; i++) {
    const a = hand[i] as Card;
    if (i > 0 && a === hand[i - 1]) continue;
    for (let j = i + 1; j < hand.length; j++) {
      const b = hand[j] as Card;
      if (j > i + 1 && b === hand[j - 1]) continue;
      const cards = [a, b];
      if (picks) for (const centre of picks) found.push({ type: 'lay', cards, centre });
      else found.push({ type: 'lay', cards });
    }
  }
  return found;
}

export function moves(state: PokexState, seat: Seat): readonly PokexMove[] {
  if (state.turn !== seat) return [];
  if (state.phase === 'auction') return auctionMoves(state, seat);
  if (state.phase === 'name') return LADDER.map((rank) => ({ type: 'name', rank }));
  return state.phase === 'play' ? layMoves(state, seat) : [];
}
