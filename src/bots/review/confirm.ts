import type { GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { type Weighed, weigh } from '../search/weigh.ts';
import { worldsOf } from '../search/worlds.ts';
import { type Decision, decided, type Pair, type Reviewed } from './decision.ts';

/** What may be called wrong is looked at in so many times the worlds first, and in so many at most. */
const AT_FIRST = 8;
const AT_MOST = 32;
/** Looked at again is what costs so much of a slip, and more than so many of its errors. */
const NEARLY = 0.6;
const HARDLY = 0.75;
/** As near to a bound as so many errors, a few worlds more may decide. */
const NEAR = 1;
/** A cost is told where it is more than so many times its error: another seed is to find the same. */
export const CLEARLY = 2;

/** A seed that is the same for everybody who sees the same. */
function seedOf(view: GameState): number {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(view)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}

/** Whether a few worlds more may make it another thing: flagged or not. */
function isOpen({ cost, error }: Decision, slip: number): boolean {
  const [toError, toSlip] = [Math.abs(cost - CLEARLY * error), Math.abs(cost - slip)];
  if (cost < slip - NEAR * error || cost < error) return false;
  return toError < NEAR * error || toSlip < NEAR * error;
}

/**
 * What looks wrong is looked at once more before anybody says so, in worlds that no seed chooses: they are kept for
 * this question at this table, so that whoever asks again hears the same. Near a bound it is looked at in more.
 */
export function confirmed(
  game: Reviewed,
  view: GameState,
  seat: Seat,
  found: Decision,
  many: number,
): Decision {
  const { slip } = game.search.costly;
  if (found.cost < NEARLY * slip || found.cost <= HARDLY * found.error) return found;
  const worlds = worldsOf(game, view, seat, seedOf(view));
  const moves = [found.played.move, found.best.move];
  let all: Pair = [
    { move: found.played.move, values: [] },
    { move: found.best.move, values: [] },
  ];
  let decision = found;
  for (let times = AT_FIRST; times <= AT_MOST; times *= 2) {
    const before = all[0].values.length;
    const budget = { worlds: times * many - before };
    const more = weigh(game, { seat, worlds: (n) => worlds(before + n), moves, budget });
    all = all.map((one, i) => ({
      ...one,
      values: [...one.values, ...(more[i] as Weighed).values],
    })) as unknown as Pair;
    decision = decided(all);
    if (!isOpen(decision, slip)) break;
  }
  return decision;
}
