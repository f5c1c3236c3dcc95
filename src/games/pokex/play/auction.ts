import type { Seat } from '../../../game/seat.ts';
import { type Bid, SEATS, seatAfter, TRICKS } from '../state.ts';

export interface Auction {
  readonly high: { readonly seat: Seat; readonly tricks: number } | null;
  readonly passed: readonly boolean[];
  readonly turn: Seat | null;
  readonly dead: boolean;
}

/** Summarizes the words spoken so far. */
export function readAuction(bids: readonly Bid[], dealer: Seat): Auction {
  const passed = [false, false, false, false];
  let high: Auction['high'] = null;
  for (const { seat, tricks } of bids) {
    if (tricks === null) passed[seat] = true;
    else high = { seat, tricks };
  }
  const out = passed.filter(Boolean).length;
  const dead = out === SEATS;
  const over = dead || high?.tricks === TRICKS || (high !== null && out === SEATS - 1);
  return { high, passed, turn: over ? null : nextSpeaker(bids, dealer, passed), dead };
}

function nextSpeaker(bids: readonly Bid[], dealer: Seat, passed: readonly boolean[]): Seat {
  let seat = seatAfter(bids.at(-1)?.seat ?? dealer);
  while (passed[seat]) seat = seatAfter(seat);
  return seat;
}
