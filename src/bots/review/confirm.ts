import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { seedOf } from '../search/judge-all.ts';
import { type Weighed, weigh } from '../search/weigh.ts';
import { worldsOf } from '../search/worlds.ts';
import { type Decision, decided, type Reviewed, type Work } from './decision.ts';

/** What may be wrong is looked at in so many times the worlds before anything is said, and in so many at most. */
const ENOUGH = 8;
const AT_MOST = 32;
/** As near to a bound as so many errors, a few worlds more may decide. */
const NEAR = 1;
/** A cost is told where it is more than so many times its error: another seed is to find the same. */
export const CLEARLY = 2;

/** Whether a few worlds more may make it another thing: flagged or not. */
function isOpen({ cost, error }: Decision, slip: number): boolean {
  if (cost < slip - NEAR * error || cost < error) return false;
  return Math.abs(cost - CLEARLY * error) < NEAR * error || Math.abs(cost - slip) < NEAR * error;
}

/** What is asked: what was played, and what looked better. */
export interface Doubt {
  readonly view: GameState;
  readonly seat: Seat;
  readonly played: GameMove;
  readonly rival: GameMove;
}

/**
 * Measures in worlds of their own by how much a move is better than the one that was played: whichever was chosen for
 * having done well in some worlds does less well in others, and a review must not blame anybody for that. Near a bound
 * more worlds are looked at.
 */
export function confirmed(
  game: Reviewed,
  { view, seat, played, rival }: Doubt,
  { worlds: many, seed }: Work,
): Decision {
  const { slip } = game.search.costly;
  // Not those in which it was chosen.
  const worlds = worldsOf(game, view, seat, seedOf(view) ^ (seed + 1));
  const moves = [played, rival];
  let all: readonly Weighed[] = moves.map((move) => ({ move, values: [], leads: [] }));
  for (let times = ENOUGH; ; times *= 2) {
    const before = all[0]?.values.length ?? 0;
    const budget = { worlds: times * many - before };
    const more = weigh(game, { seat, worlds: (n) => worlds(before + n), moves, budget });
    all = all.map(({ move, values, leads }, i) => ({
      move,
      values: [...values, ...(more[i] as Weighed).values],
      leads: [...leads, ...(more[i] as Weighed).leads],
    }));
    const found = decided(all as [Weighed, Weighed]);
    if (times >= AT_MOST || !isOpen(found, slip)) return found;
  }
}
