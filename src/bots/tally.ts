import type { PairResult } from './ladder.ts';
import { type Estimate, Z_95 } from './statistics.ts';

/** Pairs of games put together: all that their mean and its error hang on, so that more can be added later. */
export interface PairTally {
  readonly pairs: number;
  /** Sums of the first one’s share of the games and of its points ahead, and of their squares. */
  readonly share: number;
  readonly share2: number;
  readonly margin: number;
  readonly margin2: number;
}

export const EMPTY_TALLY: PairTally = { pairs: 0, share: 0, share2: 0, margin: 0, margin2: 0 };

/** A tally and one pair more. */
export function addPair(tally: PairTally, { share: won, margin }: PairResult): PairTally {
  const share = won / 2;
  return {
    pairs: tally.pairs + 1,
    share: tally.share + share,
    share2: tally.share2 + share ** 2,
    margin: tally.margin + margin,
    margin2: tally.margin2 + margin ** 2,
  };
}

/** The mean of so many numbers and how far off it may be, from their sum and that of their squares. */
function estimateFromSums(n: number, sum: number, squares: number): Estimate {
  const middle = sum / Math.max(1, n);
  const spread = Math.max(0, squares - n * middle ** 2);
  return { mean: middle, error: n < 2 ? 0 : Z_95 * Math.sqrt(spread / (n - 1) / n) };
}

export const estimateShare = ({ pairs, share, share2 }: PairTally): Estimate =>
  estimateFromSums(pairs, share, share2);

export const estimateMargin = ({ pairs, margin, margin2 }: PairTally): Estimate =>
  estimateFromSums(pairs, margin, margin2);
