import type { Seat } from '../../../game/seat.ts';
import { type Bid, SEATS, seatAfter, TRICKS } from '../state.ts';

/** State of an auction; `turn` is null once it is over. */
export interface Auction {
  readonly highestBid: { readonly seat: Seat; readonly tricks: number } | null;
  readonly hasPassed: readonly boolean[];
  readonly turn: Seat | null;
  readonly isPassedOut: boolean;
}

/** Derives the state of the auction from the bids and passes so far. */
export function readAuction(bids: readonly Bid[], dealer: Seat): Auction {
  const hasPassed = [false, false, false, false];
  let highestBid: Auction['highestBid'] = null;
  for (const { seat, tricks } of bids) {
    if (tricks === null) hasPassed[seat] = true;
    else highestBid = { seat, tricks };
  }
  const passCount = hasPassed.filter(Boolean).length;
  const isPassedOut = passCount === SEATS;
  const isOver = isPassedOut || highestBid?.tricks === TRICKS || (highestBid !== null && passCount === SEATS - 1);
  return { highestBid, hasPassed, turn: isOver ? null : nextSpeaker(bids, dealer, hasPassed), isPassedOut };
}

function nextSpeaker(bids: readonly Bid[], dealer: Seat, hasPassed: readonly boolean[]): Seat {
  let seat = seatAfter(bids.at(-1)?.seat ?? dealer);
  while (hasPassed[seat]) seat = seatAfter(seat);
  return seat;
}
