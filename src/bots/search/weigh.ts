import type { BotEngine } from '../../game/game.ts';
import type { GameMove } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import type { Budget } from '../bot.ts';
import { solvedEnds } from './exact.ts';
import { gain, hopeless } from './gate.ts';
import type { Weighed } from './move-values.ts';
import { endOf } from './playout.ts';
import type { World, Worlds } from './worlds.ts';

/** When no more worlds are needed. */
export interface Enough {
  /** Worlds that are looked at in any case. */
  readonly least: number;
  /** Standard errors behind the best at which a move is not tried in more worlds. */
  readonly drop: number;
  /** Moves that surely differ by less, in points, are level. */
  readonly level: number;
  /** Only this one is asked about: whether the best is level with it. Left out: the best, and all that is level. */
  readonly about?: GameMove;
}

/** What is weighed, and how much of it. */
export interface Weighing {
  readonly seat: Seat;
  /** A regular’s first. */
  readonly moves: readonly GameMove[];
  readonly worlds: Worlds;
  readonly budget: Budget;
  /** Left out: each move is tried in all worlds. */
  readonly enough?: Enough;
}

/** Worlds are looked at so many at a time before anything is dropped, or the clock looked at for the first time. */
const BATCH = 8;
/** A world of the last cards is solved where it takes no more positions. */
const SOON = 2_000;

/** One that is being tried. */
interface Filled extends Weighed {
  readonly values: number[];
  readonly leads: number[];
}

const total = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0);
const best = (all: readonly Weighed[]): Weighed =>
  all.reduce((one, other) => (total(other.values) > total(one.values) ? other : one));

/** Those still worth a thought beside the best. The first is what the others have to beat: it is not given up soon. */
function hopeful(all: readonly Filled[], first: Filled, { drop, least }: Enough): readonly Filled[] {
  const top = best(all);
  const stays = (one: Weighed): boolean => one === top || (one === first && one.values.length < least);
  return all.filter((one) => stays(one) || !hopeless(gain(one.values, top.values), drop));
}

/** Whether the moves, or the one that is asked about, differ from the best by less than matters. */
function areLevel(all: readonly Weighed[], { drop, level, about }: Enough): boolean {
  const top = best(all);
  const isLevel = (one: Weighed): boolean => {
    const { mean, error } = gain(top.values, one.values);
    return one === top || mean + drop * error < level;
  };
  return about ? all.some((one) => one.move === about && isLevel(one)) : all.every(isLevel);
}

/** Tries moves in a world: by best play of all where few cards are left, else each is played on once. */
function trier(game: BotEngine, seat: Seat) {
  let solves: boolean | undefined;
  return (world: World, moves: readonly Filled[]): void => {
    solves ??= game.search.isNearEnd?.(world.state) ?? false;
    const tables = solves
      ? solvedEnds(
          game,
          world.state,
          seat,
          moves.map(({ move }) => move),
          SOON,
        )
      : null;
    solves = tables !== null;
    for (const [i, { move, values, leads }] of moves.entries()) {
      const end = tables?.[i] ?? endOf(game, world, seat, move);
      values.push(game.search.evaluate(end, seat));
      leads.push(game.search.lead(end, seat));
    }
  };
}

/** Tries every move in the same worlds, and plays each of them on. Moves come back in the order given. */
export function weigh(
  game: BotEngine,
  { seat, moves, worlds, budget, enough }: Weighing,
): readonly Weighed[] {
  const all = moves.map((move): Filled => ({ move, values: [], leads: [] }));
  const [first] = all;
  const tryIn = trier(game, seat);
  let still: readonly Filled[] = all;
  const start = performance.now();
  const { ms = Number.POSITIVE_INFINITY } = budget;
  for (let n = 0; n < budget.worlds && first && (still.length > 1 || !enough); n++) {
    tryIn(worlds(n), still);
    if (enough && (n + 1) % BATCH === 0) {
      still = hopeful(still, first, enough);
      if (n + 1 >= enough.least && areLevel(still, enough)) break;
    }
    if (performance.now() - start > ms) break;
  }
  return all;
}
