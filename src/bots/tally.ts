import type { PairResult } from './ladder.ts';
import { type Estimate, Z_95 } from './statistics.ts';

/** Sums over pairs of games, enough for means and errors. More pairs can be added later. */
export interface PairTally {
  readonly pairs: number;
  /** Sums of the first player's share and lead, and of their squares. */
  readonly share: number;
  readonly share2: number;
  readonly margin: number;
  readonly margin2: number;
}

export const EMPTY_TALLY: PairTally = { pairs: 0, share: 0, share2: 0, margin: 0, margin2: 0 };

export function addPair(tally: PairTally, { share: pairShare, margin }: PairResult): PairTally {
  const share = pairShare / 2;
  return {
    pairs: tally.pairs + 1,
    share: tally.share + share,
    share2: tally.share2 + share ** 2,
    margin: tally.margin + margin,
    margin2: tally.margin2 + margin ** 2,
  };
}

/** Estimates a mean from the number of values, their sum and the sum of their squares. */
function estimateFromSums(n: number, sum: number, squares: number): Estimate {
  const mean = sum / Math.max(1, n);
  const squaredDeviations = Math.max(0, squares - n * mean ** 2);
  return { mean, error: n < 2 ? 0 : Z_95 * Math.sqrt(squaredDeviations / (n - 1) / n) };
}

export const estimateShare = ({ pairs, share, share2 }: PairTally): Estimate => estimateFromSums(pairs, share, share2);

export const estimateMargin = ({ pairs, margin, margin2 }: PairTally): Estimate =>
  estimateFromSums(pairs, margin, margin2);
