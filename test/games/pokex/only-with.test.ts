import { expect, test } from 'vitest';
import { readAuction } from '../../../src/games/pokex/play/auction.ts';
import type { Bid } from '../../../src/games/pokex/state.ts';
import { bid, judged, pass, rules } from './ask.ts';

const DEALER_SEAT = 3;

/** Every possible auction, word by word, with the bids so far in turn order. */
function* auctions(bids: readonly Bid[] = []): Generator<readonly Bid[]> {
  yield bids;
  const { turn: seat, highestBid: high } = readAuction(bids, DEALER_SEAT);
  if (seat === null) return;
  for (let tricks = high?.tricks ?? 0; tricks <= 6; tricks++) {
    yield* auctions([...bids, { seat, tricks: tricks === (high?.tricks ?? 0) ? null : tricks }]);
  }
}

const bidJson = ({ seat, tricks }: Bid): object => (tricks === null ? { seat, pass: true } : { seat, tricks });

test('bid-out comes only with your-turn: no auction asks a player who has passed', () => {
  let refusedCount = 0;
  for (const bids of auctions()) {
    const { turn, hasPassed } = readAuction(bids, DEALER_SEAT);
    if (turn === null) continue;
    for (const seat of [0, 1, 2, 3].filter((one) => hasPassed[one])) {
      const position = { dealer: DEALER_SEAT, bids: bids.map(bidJson) };
      for (const move of [pass, bid(6)]) {
        const brokenRules = rules(judged(position, move, { seat }));
        if (brokenRules.join() !== 'your-turn,bid-out') throw new Error(`${JSON.stringify(position)}: ${brokenRules}`);
        refusedCount++;
      }
    }
  }
  expect(refusedCount, 'many tries come from a player who is out').toBeGreaterThan(1000);
});
