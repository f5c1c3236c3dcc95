import type { Seat } from '../../../game/seat.ts';
import { FULL_HEIGHT, JOKER, rankOf } from '../pack.ts';
import type { Pile, SpiteState } from '../state.ts';

/** The centre pile on which one's own cards lead up to the goal card, and what that costs. */
export interface Plan {
  readonly pile: number;
  readonly steps: number;
  readonly jokers: number;
}

/** What a seat’s hand holds: its ranks, a bit each, and its jokers. */
interface Reserve {
  readonly ranks: number;
  readonly jokers: number;
}

function countReserve({ hands }: SpiteState, seat: Seat): Reserve {
  let [ranks, jokers] = [0, 0];
  for (const card of hands[seat] ?? []) {
    if (card === JOKER) jokers++;
    else if (card >= 0) ranks |= 1 << rankOf(card);
  }
  return { ranks, jokers };
}

const NO_PILES: readonly Pile[] = [];

/**
 * How many jokers it takes to build one pile up to a rank; undefined where one’s cards don’t reach. Side piles are
 * played off from the top down; of the hand each rank is needed once.
 */
function jokerCost(
  piles: readonly Pile[],
  { ranks, jokers }: Reserve,
  from: number,
  to: number,
): number | undefined {
  let spent = 0;
  const played = [0, 0, 0, 0];
  for (let rank = from; rank < to; rank++) {
    let found = false;
    for (let i = 0; i < piles.length && !found; i++) {
      const pile = piles[i] as Pile;
      const off = played[i] as number;
      found = pile.length > off && rankOf(pile[pile.length - 1 - off] as number) === rank;
      if (found) played[i] = off + 1;
    }
    if (!found && (ranks & (1 << rank)) === 0 && spent++ >= jokers) return undefined;
  }
  return spent;
}

/** Whether a pile further left is as high: the first of several of one height is as good as the others. */
function isTwin(centre: readonly Pile[], pile: number): boolean {
  const height = (centre[pile] as Pile).length;
  for (let i = 0; i < pile; i++) if ((centre[i] as Pile).length === height) return true;
  return false;
}

/** The cheapest way to one’s goal card with what one has; null where there is none. */
export function planFor(state: SpiteState, seat: Seat): Plan | null {
  const goal = rankOf(state.goal[seat]?.at(-1) ?? -1);
  if (goal < 0) return null;
  const most = state.options.centreMoves === 'one' ? 1 - state.centreMoved : FULL_HEIGHT;
  const held = countReserve(state, seat);
  const side = state.side[seat] ?? NO_PILES;
  let best: Plan | null = null;
  for (let pile = 0; pile < state.centre.length; pile++) {
    const { length } = state.centre[pile] as Pile;
    const steps = goal - length;
    if (steps < 0 || steps > most || isTwin(state.centre, pile)) continue;
    const jokers = jokerCost(side, held, length, goal);
    if (jokers === undefined) continue;
    if (!best || jokers < best.jokers || (jokers === best.jokers && steps < best.steps)) {
      best = { pile, steps, jokers };
    }
  }
  return best;
}
