import type { Seat } from '../../../game/seat.ts';
import { FULL_HEIGHT, JOKER, rankOf } from '../pack.ts';
import type { Pile, SpiteState } from '../state.ts';

/** A centre pile that the seat's own cards can build up to its goal card: `steps` cards, of them `jokers` jokers. */
export interface Plan {
  readonly pile: number;
  readonly steps: number;
  readonly jokers: number;
}

/** Ranks in a hand as bits, and the number of its jokers. */
interface HandReserve {
  readonly ranks: number;
  readonly jokers: number;
}

function countReserve({ hands }: SpiteState, seat: Seat): HandReserve {
  let [ranks, jokers] = [0, 0];
  for (const card of hands[seat] ?? []) {
    if (card === JOKER) jokers++;
    else if (card >= 0) ranks |= 1 << rankOf(card);
  }
  return { ranks, jokers };
}

const NO_PILES: readonly Pile[] = [];

/**
 * Number of jokers needed to build a pile from one rank to another; undefined if the cards don't suffice. Side piles
 * are used from the top down; one card of each rank in the hand is enough.
 */
function jokerCost(
  piles: readonly Pile[],
  { ranks, jokers }: HandReserve,
  from: number,
  to: number,
): number | undefined {
  let spent = 0;
  const usedCounts = [0, 0, 0, 0];
  for (let rank = from; rank < to; rank++) {
    let isFound = false;
    for (let i = 0; i < piles.length && !isFound; i++) {
      const pile = piles[i] as Pile;
      const usedCount = usedCounts[i] as number;
      isFound = pile.length > usedCount && rankOf(pile[pile.length - 1 - usedCount] as number) === rank;
      if (isFound) usedCounts[i] = usedCount + 1;
    }
    if (!isFound && (ranks & (1 << rank)) === 0 && spent++ >= jokers) return undefined;
  }
  return spent;
}

/** Whether a pile further left has the same height; of equal piles only the first is examined. */
function isTwin(centre: readonly Pile[], pile: number): boolean {
  const height = (centre[pile] as Pile).length;
  for (let i = 0; i < pile; i++) if ((centre[i] as Pile).length === height) return true;
  return false;
}

/** The cheapest plan to play the goal card with the seat's own cards; null if there is none. */
export function planFor(state: SpiteState, seat: Seat): Plan | null {
  const goal = rankOf(state.goal[seat]?.at(-1) ?? -1);
  if (goal < 0) return null;
  const maxSteps = state.options.centreMoves === 'one' ? 1 - state.centreMoved : FULL_HEIGHT;
  const reserve = countReserve(state, seat);
  const side = state.side[seat] ?? NO_PILES;
  let bestPlan: Plan | null = null;
  for (let pile = 0; pile < state.centre.length; pile++) {
    const { length } = state.centre[pile] as Pile;
    const steps = goal - length;
    if (steps < 0 || steps > maxSteps || isTwin(state.centre, pile)) continue;
    const jokers = jokerCost(side, reserve, length, goal);
    if (jokers === undefined) continue;
    if (!bestPlan || jokers < bestPlan.jokers || (jokers === bestPlan.jokers && steps < bestPlan.steps)) {
      bestPlan = { pile, steps, jokers };
    }
  }
  return bestPlan;
}
