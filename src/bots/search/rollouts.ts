import type { BotEngine } from '../../game/game.ts';
import type { GameMove } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import type { Budget } from '../bot.ts';
import { solveEnds } from './exact-values.ts';
import { isSureLoss, measureGain } from './gain.ts';
import type { MoveValues } from './move-values.ts';
import { playOutMove } from './playout.ts';
import type { World, WorldSource } from './worlds.ts';

/** When no more worlds are needed. */
export interface StoppingRule {
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
export interface RolloutRequest {
  readonly seat: Seat;
  /** A regular’s first. */
  readonly moves: readonly GameMove[];
  readonly worlds: WorldSource;
  readonly budget: Budget;
  /** Left out: each move is tried in all worlds. */
  readonly enough?: StoppingRule;
}

/** Worlds are looked at so many at a time before anything is dropped, or the clock looked at for the first time. */
const BATCH = 8;
/** A world of the last cards is solved where it takes no more positions. */
const MAX_SOLVED_POSITIONS = 2_000;

/** One that is being tried. */
interface GrowingValues extends MoveValues {
  readonly values: number[];
  readonly leads: number[];
}

const total = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0);
const best = (all: readonly MoveValues[]): MoveValues =>
  all.reduce((one, other) => (total(other.values) > total(one.values) ? other : one));

/** Those still worth a thought beside the best. The first is what the others have to beat: it is not given up soon. */
function dropHopeless(
  all: readonly GrowingValues[],
  first: GrowingValues,
  { drop, least }: StoppingRule,
): readonly GrowingValues[] {
  const top = best(all);
  const stays = (one: MoveValues): boolean => one === top || (one === first && one.values.length < least);
  return all.filter((one) => stays(one) || !isSureLoss(measureGain(one.values, top.values), drop));
}

/** Whether the moves, or the one that is asked about, differ from the best by less than matters. */
function areLevel(all: readonly MoveValues[], { drop, level, about }: StoppingRule): boolean {
  const top = best(all);
  const isLevel = (one: MoveValues): boolean => {
    const { mean, error } = measureGain(top.values, one.values);
    return one === top || mean + drop * error < level;
  };
  return about ? all.some((one) => one.move === about && isLevel(one)) : all.every(isLevel);
}

/** Tries moves in a world: by best play of all where few cards are left, else each is played on once. */
function createTrier(game: BotEngine, seat: Seat) {
  let solves: boolean | undefined;
  return (world: World, moves: readonly GrowingValues[]): void => {
    solves ??= game.search.isNearEnd?.(world.state) ?? false;
    const tables = solves
      ? solveEnds(
          game,
          world.state,
          seat,
          moves.map(({ move }) => move),
          MAX_SOLVED_POSITIONS,
        )
      : null;
    solves = tables !== null;
    for (const [i, { move, values, leads }] of moves.entries()) {
      const end = tables?.[i] ?? playOutMove(game, world, seat, move);
      values.push(game.search.evaluate(end, seat));
      leads.push(game.search.lead(end, seat));
    }
  };
}

/** Tries every move in the same worlds, and plays each of them on. Moves come back in the order given. */
export function rollOutMoves(
  game: BotEngine,
  { seat, moves, worlds, budget, enough }: RolloutRequest,
): readonly MoveValues[] {
  const all = moves.map((move): GrowingValues => ({ move, values: [], leads: [] }));
  const [first] = all;
  const tryIn = createTrier(game, seat);
  let still: readonly GrowingValues[] = all;
  const start = performance.now();
  const { ms = Number.POSITIVE_INFINITY } = budget;
  for (let n = 0; n < budget.worlds && first && (still.length > 1 || !enough); n++) {
    tryIn(worlds(n), still);
    if (enough && (n + 1) % BATCH === 0) {
      still = dropHopeless(still, first, enough);
      if (n + 1 >= enough.least && areLevel(still, enough)) break;
    }
    if (performance.now() - start > ms) break;
  }
  return all;
}
