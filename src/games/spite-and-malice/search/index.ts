import type { Search } from '../../../game/search.ts';
import type { Seat } from '../../../game/seat.ts';
import { bestOf } from '../../../mechanics/best.ts';
import { rater } from '../heuristics/policy.ts';
import { goalLead, wouldEndGame } from '../heuristics/surrender.ts';
import { goalMove, moves } from '../play/moves.ts';
import type { SpiteMove, SpiteState } from '../state.ts';

/** Depth of a rollout in moves; a whole game may take hundreds. */
const ROLLOUT_DEPTH = 30;
/** Value of a win, in goal cards of lead. */
const WIN_PREMIUM = 5;

function chooseRolloutMove(state: SpiteState, seat: Seat): SpiteMove {
  // Playing the goal card is rated highest, so the other moves aren't generated.
  const goal = goalMove(state, seat);
  if (goal) return goal;
  const legalMoves = moves(state, seat);
  const lastMove = legalMoves.at(-1) as SpiteMove;
  // A seat that is ahead ends the game if it can, so that a seat behind sees the cost of running out of moves.
  if (lastMove.type === 'end' && wouldEndGame(state) && goalLead(state, seat) > 0) return lastMove;
  return (legalMoves.length === 1 ? legalMoves[0] : bestOf(legalMoves, rater(state, seat))) as SpiteMove;
}

export const SEARCH: Search<SpiteState, SpiteMove> = {
  rolloutMove: chooseRolloutMove,
  dealOf: () => 0,
  worlds: 64,
  depth: ROLLOUT_DEPTH,
  lead: goalLead,
  evaluate: (state, seat) => {
    const lead = goalLead(state, seat);
    return lead + (state.turn === null ? Math.sign(lead) * WIN_PREMIUM : 0);
  },
  thresholds: { slip: 0.2, mistake: 0.7, blunder: 1.5 },
};
