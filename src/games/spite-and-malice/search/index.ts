import type { Search } from '../../../game/search.ts';
import type { Seat } from '../../../game/seat.ts';
import { bestOf } from '../../../mechanics/best.ts';
import { rater } from '../heuristics/policy.ts';
import { goalLead, wouldEnd } from '../heuristics/surrender.ts';
import { goalMove, moves } from '../play/moves.ts';
import type { SpiteMove, SpiteState } from '../state.ts';

/** Depth of a rollout in moves; a whole game may take hundreds. */
const DEPTH = 30;
const WON = 5;

function quickMove(state: SpiteState, seat: Seat): SpiteMove {
  // Playing the goal card is rated highest, so the other moves aren't generated.
  const goal = goalMove(state, seat);
  if (goal) return goal;
  const list = moves(state, seat);
  const last = list.at(-1) as SpiteMove;
  // A seat that is ahead ends the game if it can, so that a seat behind sees the cost of running out of moves.
  if (last.type === 'end' && wouldEnd(state) && goalLead(state, seat) > 0) return last;
  return (list.length === 1 ? list[0] : bestOf(list, rater(state, seat))) as SpiteMove;
}

export const SEARCH: Search<SpiteState, SpiteMove> = {
  rolloutMove: quickMove,
  dealOf: () => 0,
  worlds: 64,
  depth: DEPTH,
  lead: goalLead,
  evaluate: (state, seat) => {
    const lead = goalLead(state, seat);
    return lead + (state.turn === null ? Math.sign(lead) * WON : 0);
  },
  thresholds: { slip: 0.2, mistake: 0.7, blunder: 1.5 },
};
