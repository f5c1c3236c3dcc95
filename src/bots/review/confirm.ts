import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { hashOf } from '../../random/hash.ts';
import { type Weighed, weigh } from '../search/weigh.ts';
import { worldsOf } from '../search/worlds.ts';
import { type Decision, decided, type Reviewed } from './decision.ts';

/**
 * What may be wrong is looked at in so many times the worlds first, which is enough for what surely isn’t; in so many
 * before anything is said, and in so many at most.
 */
const AT_FIRST = 2;
const ENOUGH = 8;
const AT_MOST = 32;
/** What costs less than so much of its error is hardly wrong. */
const HARDLY = 0.25;
/** As near to a bound as so many errors, a few worlds more may decide. */
const NEAR = 1;
/** A cost is told where it is more than so many times its error: another seed is to find the same. */
export const CLEARLY = 2;

/** A seed that is the same for everybody who sees the same. */
const seedOf = (view: GameState): number => hashOf(JSON.stringify(view));

/** Whether it is flagged by what is known so far. */
const isFlagged = ({ cost, error }: Decision, slip: number): boolean =>
  cost >= slip && cost > CLEARLY * error;

/** Whether a few worlds more may make it another thing: flagged or not. */
function isOpen({ cost, error }: Decision, slip: number): boolean {
  if (cost < slip - NEAR * error || cost < error) return false;
  return Math.abs(cost - CLEARLY * error) < NEAR * error || Math.abs(cost - slip) < NEAR * error;
}

/** Whether it is hardly to be flagged any more. */
const isFine = ({ cost, error }: Decision, slip: number): boolean =>
  cost + error < slip || cost <= HARDLY * error;

/** What is asked: what was played, and the moves that may be better, the likeliest first. */
export interface Doubt {
  readonly view: GameState;
  readonly seat: Seat;
  readonly played: GameMove;
  readonly rivals: readonly GameMove[];
  /** Worlds of the whole review. */
  readonly many: number;
}

/**
 * What looks wrong is looked at once more before anybody says so, in worlds that no seed chooses: they are kept for
 * this question at this table, so that whoever asks again hears the same. Near a bound it is looked at in more. Of
 * several moves that may be better the first that surely is decides; else the likeliest.
 */
export function confirmed(game: Reviewed, { view, seat, played, rivals, many }: Doubt): Decision {
  const { slip } = game.search.costly;
  const worlds = worldsOf(game, view, seat, seedOf(view));
  const moves = [played, ...rivals];
  let all: readonly Weighed[] = moves.map((move) => ({ move, values: [] }));
  for (let times = AT_FIRST; ; times *= 2) {
    const [{ values }] = all as [Weighed];
    const before = values.length;
    const budget = { worlds: times * many - before };
    const more = weigh(game, { seat, worlds: (n) => worlds(before + n), moves, budget });
    all = all.map((one, i) => ({ ...one, values: [...one.values, ...(more[i] as Weighed).values] }));
    const [own, ...others] = all as [Weighed, ...Weighed[]];
    const found = others.map((other) => decided([own, other]));
    if (found.every((one) => isFine(one, slip))) return found[0] as Decision;
    if (times < ENOUGH) continue;
    const flagged = found.find((one) => isFlagged(one, slip) && !isOpen(one, slip));
    if (flagged) return flagged;
    if (times === AT_MOST || !found.some((one) => isOpen(one, slip))) {
      return found.find((one) => isFlagged(one, slip)) ?? (found[0] as Decision);
    }
  }
}
