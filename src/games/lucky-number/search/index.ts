import type { Search } from '../../../game/search.ts';
import type { Seat } from '../../../game/seat.ts';
import { bestOf } from '../../../mechanics/best.ts';
import { rater } from '../heuristics/policy.ts';
import { moves } from '../play/moves.ts';
import type { LuckyMove, LuckyState } from '../state.ts';

const GLANCE = 1;
const WON = 15;

function quickMove(state: LuckyState, seat: Seat): LuckyMove {
  const all = moves(state, seat, GLANCE);
  return (all.length < 2 ? all[0] : bestOf(all, rater(state, seat))) as LuckyMove;
}

function lead({ hands }: LuckyState, seat: Seat): number {
  const ownCount = hands[seat]?.length ?? 0;
  return hands.reduce((sum, hand) => sum + hand.length, -ownCount) / Math.max(1, hands.length - 1) - ownCount;
}

export const SEARCH: Search<LuckyState, LuckyMove> = {
  rolloutMove: quickMove,
  dealOf: () => 0,
  worlds: 256,
  lead,
  evaluate: (state, seat) => {
    const { hands, turn, winners } = state;
    if (turn !== null) return lead(state, seat);
    const premium = winners.includes(seat) ? WON / winners.length : -WON / Math.max(1, hands.length - 1);
    return lead(state, seat) + premium;
  },
  thresholds: { slip: 0.5, mistake: 1.5, blunder: 4 },
};
