import type { Card } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { type Auction, auction } from '../play/auction.ts';
import { partnerOf } from '../play/order.ts';
import type { PokexMove, PokexState } from '../state.ts';

/** What the rules look at. */
export interface Attempt {
  readonly state: PokexState;
  readonly seat: Seat;
  readonly move: PokexMove;
  readonly hand: readonly Card[];
  readonly auction: Auction;
  /** Whether the seat is the one as whose cards fall the centre card is taken; false before there is a leader. */
  readonly isPartner: boolean;
}

export function attempt(state: PokexState, seat: Seat, move: PokexMove): Attempt {
  return {
    state,
    seat,
    move,
    hand: state.hands[seat] ?? [],
    auction: auction(state.bids, state.dealer),
    isPartner: state.leader !== null && seat === partnerOf(state.leader),
  };
}
