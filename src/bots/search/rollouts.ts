import type { BotEngine } from '../../game/game.ts';
import type { GameMove } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import type { Budget } from '../bot.ts';
import { solveEnds } from './exact-values.ts';
import { isSureLoss, measureGain } from './gain.ts';
import type { MoveValues } from './move-values.ts';
import { playOutMove } from './playout.ts';
import type { World, WorldSource } from './worlds.ts';

/** When to stop sampling worlds. */
export interface StoppingRule {
  /** Smallest number of worlds. */
  readonly least: number;
  /** Standard errors behind the best beyond which a move is dropped. */
  readonly drop: number;
  /** Moves that surely differ by fewer points than this are level. */
  readonly level: number;
  /**
   * The only move that matters: stop once it is level with the best. By default, stop once all remaining moves are
   * level.
   */
  readonly focusMove?: GameMove;
}

/** Moves to roll out, and how thoroughly. */
export interface RolloutRequest {
  readonly seat: Seat;
  /** The best-rated move first. */
  readonly moves: readonly GameMove[];
  readonly worlds: WorldSource;
  readonly budget: Budget;
  /** By default, each move is tried in all worlds. */
  readonly stoppingRule?: StoppingRule;
}

/** Number of worlds between two checks of the stopping rule. */
const BATCH_WORLDS = 8;
/** Near the end of a deal, a world is solved if this many positions suffice. */
const MAX_SOLVED_POSITIONS = 2_000;

/** A move whose values are still being collected. */
interface GrowingValues extends MoveValues {
  readonly values: number[];
  readonly leads: number[];
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0);
const findLeader = (candidates: readonly MoveValues[]): MoveValues =>
  candidates.reduce((one, other) => (sumOf(other.values) > sumOf(one.values) ? other : one));

/** Keeps the moves that could still be the best. The first move is the one to beat, so it stays until `least`. */
function dropHopeless(
  candidates: readonly GrowingValues[],
  baseline: GrowingValues,
  { drop, least }: StoppingRule,
): readonly GrowingValues[] {
  const leader = findLeader(candidates);
  const mustStay = (one: MoveValues): boolean => one === leader || (one === baseline && one.values.length < least);
  return candidates.filter((one) => mustStay(one) || !isSureLoss(measureGain(one.values, leader.values), drop));
}

/** Whether all moves, or the one in `focusMove`, are level with the best. */
function areLevel(candidates: readonly MoveValues[], { drop, level, focusMove }: StoppingRule): boolean {
  const leader = findLeader(candidates);
  const isLevel = (one: MoveValues): boolean => {
    const { mean, standardError } = measureGain(leader.values, one.values);
    return one === leader || mean + drop * standardError < level;
  };
  return focusMove ? candidates.some((one) => one.move === focusMove && isLevel(one)) : candidates.every(isLevel);
}

/**
 * Returns a function that tries moves in a world: by best play of all sides near the end of the deal, else by one
 * playout each.
 */
function createTrier(game: BotEngine, seat: Seat) {
  let canSolve: boolean | undefined;
  return (world: World, moves: readonly GrowingValues[]): void => {
    canSolve ??= game.search.isNearEnd?.(world.state) ?? false;
    const solvedEnds = canSolve
      ? solveEnds(
          game,
          world.state,
          seat,
          moves.map(({ move }) => move),
          MAX_SOLVED_POSITIONS,
        )
      : null;
    canSolve = solvedEnds !== null;
    for (const [i, { move, values, leads }] of moves.entries()) {
      const end = solvedEnds?.[i] ?? playOutMove(game, world, seat, move);
      values.push(game.search.evaluate(end, seat));
      leads.push(game.search.lead(end, seat));
    }
  };
}

/** Tries all moves in the same worlds. The result has the order of `moves`. */
export function rollOutMoves(
  game: BotEngine,
  { seat, moves, worlds, budget, stoppingRule }: RolloutRequest,
): readonly MoveValues[] {
  const candidates = moves.map((move): GrowingValues => ({ move, values: [], leads: [] }));
  const [baseline] = candidates;
  const tryMoves = createTrier(game, seat);
  let remaining: readonly GrowingValues[] = candidates;
  const start = performance.now();
  const { ms = Number.POSITIVE_INFINITY } = budget;
  for (
    let worldIndex = 0;
    worldIndex < budget.worlds && baseline && (remaining.length > 1 || !stoppingRule);
    worldIndex++
  ) {
    tryMoves(worlds(worldIndex), remaining);
    if (stoppingRule && (worldIndex + 1) % BATCH_WORLDS === 0) {
      remaining = dropHopeless(remaining, baseline, stoppingRule);
      if (worldIndex + 1 >= stoppingRule.least && areLevel(remaining, stoppingRule)) break;
    }
    if (performance.now() - start > ms) break;
  }
  return candidates;
}
