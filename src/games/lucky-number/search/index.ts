import type { Search } from '../../../game/search.ts';
import type { Seat } from '../../../game/seat.ts';
import { bestOf } from '../../../mechanics/best.ts';
import { rater } from '../heuristics/policy.ts';
import { moves } from '../play/moves.ts';
import type { LuckyMove, LuckyState } from '../state.ts';

/** Limit passed to `moves` in rollouts, which then list at most eight times as many combinations. */
const COMBINATION_LIMIT = 1;
/** Value of a win, in cards of lead. */
const WIN_PREMIUM = 15;

function chooseRolloutMove(state: LuckyState, seat: Seat): LuckyMove {
  const legalMoves = moves(state, seat, COMBINATION_LIMIT);
  return (legalMoves.length < 2 ? legalMoves[0] : bestOf(legalMoves, rater(state, seat))) as LuckyMove;
}

function lead({ hands }: LuckyState, seat: Seat): number {
  const ownCount = hands[seat]?.length ?? 0;
  return hands.reduce((sum, hand) => sum + hand.length, -ownCount) / Math.max(1, hands.length - 1) - ownCount;
}

export const SEARCH: Search<LuckyState, LuckyMove> = {
  rolloutMove: chooseRolloutMove,
  dealOf: () => 0,
  worlds: 256,
  lead,
  evaluate: (state, seat) => {
    const { hands, turn, winners } = state;
    if (turn !== null) return lead(state, seat);
    const premium = winners.includes(seat)
      ? WIN_PREMIUM / winners.length
      : -WIN_PREMIUM / Math.max(1, hands.length - 1);
    return lead(state, seat) + premium;
  },
  thresholds: { slip: 0.5, mistake: 1.5, blunder: 4 },
};
