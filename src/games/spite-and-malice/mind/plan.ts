import type { Seat } from '../../../game/seat.ts';
import { FULL, JOKER, rankOf } from '../pack.ts';
import type { Pile, SpiteState } from '../state.ts';

/** The centre pile on which one's own cards lead up to the goal card, and what that costs. */
export interface Plan {
  readonly pile: number;
  /** Ranks still missing under the goal card. */
  readonly steps: number;
  readonly jokers: number;
}

/** Cards of each rank that a seat could play at once, side piles from the top down, and its jokers. */
function reserve({ hands, side }: SpiteState, seat: Seat) {
  const ranks = new Array<number>(FULL).fill(0);
  let jokers = 0;
  for (const card of hands[seat] ?? []) {
    if (card === JOKER) jokers++;
    else if (card >= 0) ranks[rankOf(card)] = (ranks[rankOf(card)] ?? 0) + 1;
  }
  return { ranks, jokers, piles: (side[seat] ?? []).map((pile: Pile) => [...pile]) };
}

/** How many jokers it takes to build one pile up to a rank; undefined where one’s cards don’t reach. */
function cost(state: SpiteState, seat: Seat, from: number, to: number): number | undefined {
  if (from === to) return 0;
  const { ranks, jokers, piles } = reserve(state, seat);
  let spent = 0;
  for (let rank = from; rank < to; rank++) {
    const pile = piles.find((cards) => cards.length > 0 && rankOf(cards.at(-1) as number) === rank);
    const left = ranks[rank] ?? 0;
    if (pile) pile.pop();
    else if (left > 0) ranks[rank] = left - 1;
    else if (spent++ >= jokers) return undefined;
  }
  return spent;
}

/** The cheapest way to one’s goal card with what one has; null where there is none. */
export function planFor(state: SpiteState, seat: Seat): Plan | null {
  const goal = rankOf(state.goal[seat]?.at(-1) ?? -1);
  if (goal < 0) return null;
  const most = state.options.centreMoves === 'one' ? 1 - state.centreMoved : FULL;
  let best: Plan | null = null;
  for (const [pile, { length }] of state.centre.entries()) {
    const steps = goal - length;
    if (steps < 0 || steps > most) continue;
    // The first of several of one height is as good as the others.
    if (state.centre.findIndex((other) => other.length === length) < pile) continue;
    const jokers = cost(state, seat, length, goal);
    if (jokers === undefined) continue;
    if (!best || jokers < best.jokers || (jokers === best.jokers && steps < best.steps)) {
      best = { pile, steps, jokers };
    }
  }
  return best;
}
