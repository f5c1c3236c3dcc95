import type { Search } from '../../../game/search.ts';
import type { Seat } from '../../../game/seat.ts';
import { bestOf } from '../../../mechanics/best.ts';
import { rater } from '../heuristics/policy.ts';
import { quickStuckChance } from '../heuristics/stuck-chance.ts';
import { moves } from '../play/moves.ts';
import type { SixtyMove, SixtyState } from '../state.ts';

const WON = 60;

/**
 * A Regular's move by a quick rating that ignores the cards already played: counting them takes too long in a
 * rollout.
 */
function quickMove(state: SixtyState, seat: Seat): SixtyMove {
  const all = moves(state, seat);
  return (all.length < 2 ? all[0] : bestOf(all, rater(state, seat, quickStuckChance))) as SixtyMove;
}

function lead({ totals }: SixtyState, seat: Seat): number {
  const ownTotal = totals[seat] ?? 0;
  return totals.reduce((sum, n) => sum + n, -ownTotal) / Math.max(1, totals.length - 1) - ownTotal;
}

export const SEARCH: Search<SixtyState, SixtyMove> = {
  rolloutMove: quickMove,
  dealOf: ({ round }) => round,
  worlds: 192,
  lead,
  evaluate: (state, seat) => {
    const { totals, turn } = state;
    if (turn !== null) return lead(state, seat);
    const best = Math.min(...totals.filter((_, i) => i !== seat));
    return lead(state, seat) + Math.sign(best - (totals[seat] ?? 0)) * WON;
  },
  thresholds: { slip: 2, mistake: 6, blunder: 15 },
};
