import type { Seat } from '../../../game/seat.ts';
import { readAuction } from '../play/auction.ts';
import { type PokexMove, type PokexState, partnerOf } from '../state.ts';

/** Facts of a try, as the rules read them. */
export function attempt(state: PokexState, seat: Seat, move: PokexMove) {
  return {
    state,
    seat,
    move,
    hand: state.hands[seat] ?? [],
    auction: readAuction(state.bids, state.dealer),
    /** Whether the seat is the leader's partner, whose lay brings the centre card; false before there is a leader. */
    isPartner: state.leader !== null && seat === partnerOf(state.leader),
  };
}

export type PokexAttempt = ReturnType<typeof attempt>;
