import type { SearchedGame, WholeGame } from '../../game/game.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { seeded } from '../../random/random.ts';
import { clears, gain } from '../search/gate.ts';
import { cameTo } from '../search/playout.ts';
import { type Weighed, weigh } from '../search/weigh.ts';
import { type Worlds, worldsOf } from '../search/worlds.ts';
import { shortlist } from '../shark.ts';
import { onlyWorld, solved } from './exact.ts';

/** What judges decisions: a game that is searched, and that knows a move however it was written. */
export type Reviewed = SearchedGame & Pick<WholeGame, 'wire'>;

/** How much a review looks at, and by which chance: the same work, the same figures. */
export interface Work {
  /** Worlds in which every candidate is looked at; the one that looks best is then measured in others. */
  readonly worlds: number;
  readonly seed: number;
}

/** Worlds and seed where nobody says which. */
export const USUAL_WORK: Work = { worlds: 32, seed: 1 };

/** A move and what it came to on average, in points of the game ahead of the others. */
export interface Valued {
  readonly move: GameMove;
  readonly value: number;
}

/** A decision, judged by what its seat could know. */
export interface Decision {
  readonly played: Valued;
  /** The played move itself, where nothing better was found. */
  readonly best: Valued;
  /** By how many points the best is better: never below 0. */
  readonly cost: number;
  /** Half the width of the 95 % interval of that difference. */
  readonly error: number;
  /** In so many worlds, other than those in which the best was chosen. */
  readonly worlds: number;
  /** In so many of them the best came to more. */
  readonly better: number;
  /**
   * `exact`: nothing is hidden any more, and everybody’s best play was found. `line`: nothing is hidden, but there was
   * too much to look at, and one way to go on proves little.
   */
  readonly by: 'worlds' | 'exact' | 'line';
}

/** What was played is looked at beside so many others. */
const OTHERS = 5;
/** The one that looks best is measured in so many times the worlds, and in all of them unless it looks hopeless before. */
const BEFORE = 2;
const IN_ALL = 8;
/** What isn't better by so many standard errors then is measured no further. */
const PROMISING = 0.5;
const GIVEN_UP = 2;
/** Standard errors on either side of a mean that make 95 %. */
export const SURE = 1.96;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, n) => sum + n, 0) / Math.max(1, values.length);

/** What was played, and the moves that look best beside it. */
function looked(game: Reviewed, view: GameState, seat: Seat, played: GameMove, seed: number): GameMove[] {
  const own = game.wire.key(played);
  const same = game.play.alike?.(view, seat, played);
  const others = shortlist(game, view, seat, seeded(seed), OTHERS + 1).filter(
    (move) =>
      game.wire.key(move) !== own && (same === undefined || game.play.alike?.(view, seat, move) !== same),
  );
  return [played, ...others.slice(0, OTHERS)];
}

const valued = ({ move, values }: Weighed): Valued => ({ move, value: mean(values) });

/** Nothing was better: by how much that may be wrong is told by what came closest. */
function fine(played: Valued, worlds: number, error: number): Decision {
  return { played, best: played, cost: 0, error, worlds, better: 0, by: 'worlds' };
}

/** A decision at a table at which nothing is hidden, by everybody’s best play; null where that can’t be found. */
function judgedExactly(
  game: Reviewed,
  state: GameState,
  seat: Seat,
  moves: readonly GameMove[],
): Decision | null {
  const values = solved(game, state, seat, moves);
  if (!values) return null;
  const at = values.indexOf(Math.max(...values));
  const valuedAt = (i: number): Valued => ({ move: moves[i] as GameMove, value: values[i] as number });
  const [played, best] = [valuedAt(0), valuedAt(at)];
  return { played, best, cost: best.value - played.value, error: 0, worlds: 1, better: 1, by: 'exact' };
}

/**
 * A decision judged in worlds. What looks best is chosen in some and measured in others: whoever is chosen for having
 * done well does less well again, and a review must not blame anybody for that.
 */
function judgedInWorlds(
  game: Reviewed,
  seat: Seat,
  moves: readonly GameMove[],
  worlds: Worlds,
  many: number,
): Decision {
  const budget = { worlds: many };
  const [own, ...rest] = weigh(game, { seat, worlds, moves, budget, drop: GIVEN_UP });
  const base = own as Weighed;
  const gains = rest.map((one) => ({ move: one.move, by: gain(one.values, base.values) }));
  const top = gains.reduce((one, other) => (other.by.mean > one.by.mean ? other : one));
  if (top.by.mean <= 0) return fine(valued(base), base.values.length, many < 2 ? 0 : SURE * top.by.error);
  const measure = (times: number): [Weighed, Weighed] =>
    weigh(game, {
      seat,
      worlds: (n) => worlds(many + n),
      moves: [base.move, top.move],
      budget: { worlds: times * many },
    }) as unknown as [Weighed, Weighed];
  const [before, rival] = measure(BEFORE);
  const promising = clears(gain(rival.values, before.values), PROMISING);
  const [mine, best] = promising ? measure(IN_ALL) : [before, rival];
  const { mean: cost, error, worlds: measured, better } = gain(best.values, mine.values);
  if (cost <= 0) return fine(valued(mine), measured, SURE * error);
  const played = valued(mine);
  return { played, best: valued(best), cost, error: SURE * error, worlds: measured, better, by: 'worlds' };
}

/** Judges a decision by the view of its seat alone. */
export function judged(
  game: Reviewed,
  view: GameState,
  seat: Seat,
  move: GameMove,
  { worlds: many, seed }: Work,
): Decision {
  const moves = looked(game, view, seat, move, seed);
  const worlds = worldsOf(game, view, seat, seed);
  if (moves.length < 2) {
    const values = Array.from({ length: many }, (_, n) => cameTo(game, worlds(n), seat, move));
    return fine({ move, value: mean(values) }, many, 0);
  }
  const only = onlyWorld(worlds);
  const exact = only && judgedExactly(game, only, seat, moves);
  if (exact) return exact;
  return { ...judgedInWorlds(game, seat, moves, worlds, many), by: only ? 'line' : 'worlds' };
}
