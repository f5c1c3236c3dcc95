import type { Search } from '../../../game/search.ts';
import type { Seat } from '../../../game/seat.ts';
import { bestOf } from '../../../mechanics/best.ts';
import { rater } from '../heuristics/policy.ts';
import { quickStuckChance } from '../heuristics/stuck-chance.ts';
import { moves } from '../play/moves.ts';
import type { SixtyMove, SixtyState } from '../state.ts';

/** Value of a win, in points of lead. */
const WIN_PREMIUM = 60;

/**
 * A Regular's move by a quick rating that ignores the cards already played: counting them takes too long in a
 * rollout.
 */
function chooseRolloutMove(state: SixtyState, seat: Seat): SixtyMove {
  const legalMoves = moves(state, seat);
  return (
    legalMoves.length < 2 ? legalMoves[0] : bestOf(legalMoves, rater(state, seat, quickStuckChance))
  ) as SixtyMove;
}

function lead({ totals }: SixtyState, seat: Seat): number {
  const ownTotal = totals[seat] ?? 0;
  return totals.reduce((sum, n) => sum + n, -ownTotal) / Math.max(1, totals.length - 1) - ownTotal;
}

export const SEARCH: Search<SixtyState, SixtyMove> = {
  rolloutMove: chooseRolloutMove,
  dealOf: ({ round }) => round,
  worlds: 192,
  lead,
  evaluate: (state, seat) => {
    const { totals, turn } = state;
    if (turn !== null) return lead(state, seat);
    const bestRival = Math.min(...totals.filter((_, i) => i !== seat));
    return lead(state, seat) + Math.sign(bestRival - (totals[seat] ?? 0)) * WIN_PREMIUM;
  },
  thresholds: { slip: 2, mistake: 6, blunder: 15 },
};
