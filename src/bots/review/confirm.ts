import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { seedOf } from '../search/judge-all.ts';
import type { Weighed } from '../search/move-values.ts';
import { weigh } from '../search/weigh.ts';
import { type Worlds, worldsOf } from '../search/worlds.ts';
import { type Decision, decided, type Pair, type Reviewed, type Work } from './decision.ts';

/** Times the worlds of a review in which a doubt is measured, at first and at most. */
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
  /** The rival can still be played after it in the same turn: then both together are held against it. */
  readonly commutes?: boolean;
}

/** The same worlds a move later. */
const afterMove =
  ({ play }: Reviewed, worlds: Worlds, seat: Seat, move: GameMove): Worlds =>
  (n) => {
    const { state, seed } = worlds(n);
    return { state: play.play(state, seat, move).state, seed };
  };

/** The move that was played and its rival, in the same worlds. */
function both(
  game: Reviewed,
  { seat, played, rival, commutes }: Doubt,
  worlds: Worlds,
  many: number,
): readonly [Weighed, Weighed] {
  const budget = { worlds: many };
  if (!commutes) {
    const [one, other] = weigh(game, { seat, worlds, moves: [played, rival], budget });
    return [one as Weighed, other as Weighed];
  }
  const alone = (move: GameMove, ways: Worlds): Weighed =>
    weigh(game, { seat, worlds: ways, moves: [move], budget })[0] as Weighed;
  return [{ ...alone(rival, afterMove(game, worlds, seat, played)), move: played }, alone(rival, worlds)];
}

/**
 * Measures in worlds of their own by how much a move is better than the one that was played: whichever was chosen for
 * having done well in some worlds does less well in others, and a review must not blame anybody for that. Near a bound
 * more worlds are looked at.
 */
export function confirmed(game: Reviewed, doubt: Doubt, { worlds: many, seed }: Work): Decision {
  const { view, seat, played, rival } = doubt;
  const { slip } = game.search.thresholds;
  // Not those in which it was chosen.
  const worlds = worldsOf(game, view, seat, seedOf(view) ^ (seed + 1));
  let all: Pair = [
    { move: played, values: [], leads: [] },
    { move: rival, values: [], leads: [] },
  ];
  for (let times = ENOUGH; ; times *= 2) {
    const before = all[0].values.length;
    const more = both(game, doubt, (n) => worlds(before + n), times * many - before);
    all = [withMore(all[0], more[0]), withMore(all[1], more[1])];
    const found = decided(all);
    if (times >= AT_MOST || !isOpen(found, slip)) return found;
  }
}

const withMore = ({ move, values, leads }: Weighed, more: Weighed): Weighed => ({
  move,
  values: [...values, ...more.values],
  leads: [...leads, ...more.leads],
});
