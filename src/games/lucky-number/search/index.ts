import type { Search } from '../../../game/search.ts';
import type { Seat } from '../../../game/seat.ts';
import { bestOf } from '../../../mechanics/best.ts';
import { rate } from '../mind/rate.ts';
import { moves } from '../play/moves.ts';
import type { LuckyMove, LuckyState } from '../state.ts';

/** A game may go on for hundreds of moves: so many are played on. */
const DEPTH = 40;
/** So many combinations are looked at. */
const GLANCE = 1;
const WON = 15;

function quick(state: LuckyState, seat: Seat): LuckyMove {
  return bestOf(moves(state, seat, GLANCE), (move) => rate(state, seat, move)) as LuckyMove;
}

export const SEARCH: Search<LuckyState, LuckyMove> = {
  quick,
  dealOf: () => 0,
  worlds: 256,
  depth: DEPTH,
  value: ({ hands, turn, winners }, seat) => {
    const mine = hands[seat]?.length ?? 0;
    const rest = hands.reduce((sum, hand) => sum + hand.length, -mine) / Math.max(1, hands.length - 1);
    const won =
      turn !== null
        ? 0
        : winners.includes(seat)
          ? WON / winners.length
          : -WON / Math.max(1, hands.length - 1);
    return rest - mine + won;
  },
  won: WON,
  costly: { slip: 0.5, mistake: 1.5, blunder: 4 },
};
