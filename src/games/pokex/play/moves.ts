import { type Card, UNKNOWN } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { LADDER, PACK } from '../pack.ts';
import { type PokexMove, type PokexState, partnerOf, TRICKS } from '../state.ts';
import { readAuction } from './auction.ts';

function auctionMoves(state: PokexState, seat: Seat): readonly PokexMove[] {
  const { highestBid, hasPassed } = readAuction(state.bids, state.dealer);
  const foundMoves: PokexMove[] = [];
  for (let tricks = (highestBid?.tricks ?? 0) + 1; tricks <= TRICKS; tricks++) foundMoves.push({ type: 'bid', tricks });
  const isLastSpeaker = hasPassed.filter(Boolean).length === 3 && seat === state.dealer;
  if (!(isLastSpeaker && highestBid === null && state.options.allPass === 'forced')) foundMoves.push({ type: 'pass' });
  return foundMoves;
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
  const foundMoves: PokexMove[] = [];
  for (let i = 0; i < hand.length; i++) {
    const firstCard = hand[i] as Card;
    if (i > 0 && firstCard === hand[i - 1]) continue;
    for (let j = i + 1; j < hand.length; j++) {
      const secondCard = hand[j] as Card;
      if (j > i + 1 && secondCard === hand[j - 1]) continue;
      const cards = [firstCard, secondCard];
      if (picks) for (const centre of picks) foundMoves.push({ type: 'lay', cards, centre });
      else foundMoves.push({ type: 'lay', cards });
    }
  }
  return foundMoves;
}

export function moves(state: PokexState, seat: Seat): readonly PokexMove[] {
  if (state.turn !== seat) return [];
  if (state.phase === 'auction') return auctionMoves(state, seat);
  if (state.phase === 'name') return LADDER.map((rank) => ({ type: 'name', rank }));
  return state.phase === 'play' ? layMoves(state, seat) : [];
}
