import type { Seat } from '../../../game/seat.ts';
import { readAuction } from '../play/auction.ts';
import { type PokexMove, type PokexState, partnerOf } from '../state.ts';

/** Collects the facts about an attempted move that the rules examine. */
export function describeAttempt(state: PokexState, seat: Seat, move: PokexMove) {
  return {
    state,
    seat,
    move,
    hand: state.hands[seat] ?? [],
    auction: readAuction(state.bids, state.dealer),
    /** Whether the seat is the leader's partner, who takes the centre card; false before there is a leader. */
    isPartner: state.leader !== null && seat === partnerOf(state.leader),
  };
}

export type PokexAttempt = ReturnType<typeof describeAttempt>;
