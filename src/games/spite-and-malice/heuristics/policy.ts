import type { Card } from '../../../cards/card.ts';
import type { Policy } from '../../../game/heuristics.ts';
import type { Seat } from '../../../game/seat.ts';
import { cardAt } from '../notation/key.ts';
import { FULL_HEIGHT, JOKER, NO_RANK, rankOf } from '../pack.ts';
import { moves } from '../play/moves.ts';
import type { CardMove, Pile, SpiteMove, SpiteState } from '../state.ts';
import { type Plan, planFor } from './plan.ts';
import { goalLead, withoutSurrender, wouldEndGame } from './surrender.ts';

/** Ratings of moves to the centre, by where the card comes from. */
const FROM_GOAL = 3000;
const FROM_HAND = 2000;
const FROM_SIDE = 1000;

/**
 * Rating by a beginner: every card that fits goes to the centre, even if it helps the opponent or should be kept.
 * Beginners avoid ending a turn without a move, don't build side piles, and put low cards aside first.
 */
function rateNaively(view: SpiteState, seat: Seat, move: SpiteMove): number {
  if (move.type === 'end') return -FROM_SIDE;
  const { from, to } = move;
  if (to.zone === 'centre') return from.zone === 'goal' ? FROM_GOAL : from.zone === 'hand' ? FROM_HAND : FROM_SIDE;
  const card = cardAt(view, seat, from) ?? JOKER;
  return card === JOKER ? -FULL_HEIGHT : -rankOf(card);
}

/** Ratings; only their order matters. A card to a side pile is worth about 0 and ends the turn. */
const GOAL_VALUE = 1000;
const PLAN_VALUE = 500;
const JOKER_COST = 120;
const BLOCK_VALUE = 60;
/** Cost of bringing a centre pile near the opponent's goal card, by the number of missing ranks. */
const DANGER_COSTS = [160, 45, 22, 10] as const;

const topRank = (pile: Pile | undefined): number =>
  pile === undefined || pile.length === 0 ? NO_RANK : rankOf(pile[pile.length - 1] as Card);

/** Danger of a centre pile of this height: the opponent may play the goal card on it. */
function danger(height: number, theirRank: number): number {
  return theirRank < 0 || height > theirRank ? 0 : (DANGER_COSTS[theirRank - height] ?? 0);
}

/** What the ratings of all moves in a state share. */
interface SpiteRatingContext {
  readonly state: SpiteState;
  readonly seat: Seat;
  /** Ranks of the two goal cards, the seat's own and the opponent's. */
  readonly ownGoalRank: number;
  readonly theirGoalRank: number;
  /** Ranks from here up to below the goal card are the next ones needed. */
  readonly leastNeeded: number;
}

function ratingContext(state: SpiteState, seat: Seat): SpiteRatingContext {
  const ownGoalRank = topRank(state.goal[seat]);
  let leastNeeded = 0;
  for (const { length } of state.centre) if (length <= ownGoalRank && length > leastNeeded) leastNeeded = length;
  return { state, seat, ownGoalRank, theirGoalRank: topRank(state.goal[1 - seat]), leastNeeded };
}

/**
 * Greatest danger among the other centre piles: if another pile invites the opponent anyway, blocking one gains
 * nothing.
 */
function worstDanger({ state: { centre }, theirGoalRank }: SpiteRatingContext, exceptPile: number): number {
  let worst = 0;
  for (let i = 0; i < centre.length; i++) {
    const pileDanger = i === exceptPile ? 0 : danger((centre[i] as Pile).length, theirGoalRank);
    if (pileDanger > worst) worst = pileDanger;
  }
  return worst;
}

function rateCentre(context: SpiteRatingContext, { from, to }: CardMove, plan: Plan | null): number {
  if (from.zone === 'goal') return GOAL_VALUE;
  const { state, seat, ownGoalRank, theirGoalRank } = context;
  const card = cardAt(state, seat, from) ?? JOKER;
  const height = state.centre[to.pile]?.length ?? 0;
  const isJokerCard = card >= JOKER;
  if (plan && plan.pile === to.pile && plan.steps > 0) {
    return PLAN_VALUE - (isJokerCard ? JOKER_COST : 0) + (from.zone === 'side' ? 5 : 0);
  }
  // A completed pile leaves an empty place, which takes an ace (height 0).
  const heightAfter = height + 1 === FULL_HEIGHT ? 0 : height + 1;
  const otherDanger = worstDanger(context, to.pile);
  const risk =
    Math.max(otherDanger, danger(heightAfter, theirGoalRank)) - Math.max(otherDanger, danger(height, theirGoalRank));
  const block = theirGoalRank === height && risk < 0 ? BLOCK_VALUE : 0;
  const piles = state.side[seat] ?? [];
  const freed = from.zone === 'side' && piles[from.pile]?.length === 1 ? 15 : 0;
  const nearer = ownGoalRank > height ? 8 : 0;
  return 20 + freed + nearer + block - risk - (isJokerCard ? JOKER_COST : 0);
}

/** Whether this rank is one of those needed next. */
const isWanted = ({ ownGoalRank, leastNeeded: least }: SpiteRatingContext, rank: number): boolean =>
  rank < ownGoalRank && rank >= least;

/** Rating of a card on a side pile: runs downwards, high cards at the bottom, needed ranks not covered. */
function rateSide(context: SpiteRatingContext, card: Card, pile: Pile, as: number | undefined): number {
  if (card === JOKER) return -JOKER_COST + (as ?? 0) / 100;
  const rank = rankOf(card);
  const keep = isWanted(context, rank) ? -9 : 0;
  const top = topRank(pile);
  if (pile.length === 0) return rank * 0.4 - 2 + keep;
  const buries = isWanted(context, top) && top !== rank ? -6 : 0;
  if (top - 1 === rank) return 10 + keep + buries;
  if (top === rank) return 7 + keep + buries;
  return -8 - pile.length - (rank > top ? 4 : 0) + keep + buries;
}

/** Rating of ending the turn while a card can be moved; never chosen if it would lose the game. */
function rateEnd(state: SpiteState, seat: Seat): number {
  if (state.moved) return -100;
  return wouldEndGame(state) && goalLead(state, seat) < 0 ? -5000 : -400;
}

/** Returns a function that rates the moves of one state; what they share is computed once. */
export function rater(state: SpiteState, seat: Seat): (move: SpiteMove) => number {
  const context = ratingContext(state, seat);
  let plan: Plan | null | undefined;
  return (move) => {
    if (move.type === 'end') return rateEnd(state, seat);
    const { from, to } = move;
    if (to.zone === 'centre') {
      if (plan === undefined) plan = planFor(state, seat);
      return rateCentre(context, move, plan);
    }
    const pile = state.side[seat]?.[to.pile] ?? [];
    return rateSide(context, cardAt(state, seat, from) ?? JOKER, pile, to.as);
  };
}

/**
 * Rating by a Regular: the goal card and the plan towards it first, orderly side piles, no help for the opponent, and
 * the lead in case of a standstill.
 */
const rate = (state: SpiteState, seat: Seat, move: SpiteMove): number => rater(state, seat)(move);

export const POLICY: Policy<SpiteState, SpiteMove> = {
  rate,
  rateNaively,
  candidateMoves: (state, seat) => withoutSurrender(state, seat, moves(state, seat)),
};
