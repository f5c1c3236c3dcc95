import { type Card, UNKNOWN } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { LADDER, PACK } from '../pack.ts';
import { type PokexMove, type PokexState, partnerOf, TRICKS } from '../state.ts';
import { readAuction } from './auction.ts';

function auctionMoves(state: PokexState, seat: Seat): readonly PokexMove[] {
  const { high, hasPassed } = readAuction(state.bids, state.dealer);
  const found: PokexMove[] = [];
  for (let tricks = (high?.tricks ?? 0) + 1; tricks <= TRICKS; tricks++) found.push({ type: 'bid', tricks });
  const isLastSpeaker = hasPassed.filter(Boolean).length === 3 && seat === state.dealer;
  if (!(isLastSpeaker && high === null && state.options.allPass === 'forced')) found.push({ type: 'pass' });
  return found;
}

/** Returns the known cards in code order; dealt hands are sorted already. */
function sortKnownCards(hand: readonly Card[]): readonly Card[] {
  const knownCards = hand.includes(UNKNOWN) ? hand.filter((card) => card !== UNKNOWN) : hand;
  const isSorted = knownCards.every((card, i) => i === 0 || PACK.compare(knownCards[i - 1] as Card, card) <= 0);
  return isSorted ? knownCards : [...knownCards].sort(PACK.compare);
}

/** Returns every pair of the hand, equal pairs once, with each card of the row if the seat picks one. */
function layMoves(state: PokexState, seat: Seat): readonly PokexMove[] {
  const hand = sortKnownCards(state.hands[seat] ?? []);
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
