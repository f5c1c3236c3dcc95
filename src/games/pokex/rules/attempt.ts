import type { Seat } from '../../../game/seat.ts';
import { readAuction } from '../play/auction.ts';
import { type PokexMove, type PokexState, partnerOf } from '../state.ts';

/** What the rules look at. */
export function attempt(state: PokexState, seat: Seat, move: PokexMove) {
  return {
    state,
    seat,
    move,
    hand: state.hands[seat] ?? [],
    auction: readAuction(state.bids, state.dealer),
    /** Whether the seat is the one as whose cards fall the centre card is taken; false before there is a leader. */
    isPartner: state.leader !== null && seat === partnerOf(state.leader),
  };
}

export type PokexAttempt = ReturnType<typeof attempt>;
