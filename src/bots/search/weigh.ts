import type { SearchedGame } from '../../game/game.ts';
import type { GameMove } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import type { Budget } from '../bot.ts';
import { gain, hopeless } from './gate.ts';
import { cameTo } from './playout.ts';
import type { Worlds } from './worlds.ts';

/** A move, and what it came to in each of the worlds it was tried in, in their order. */
export interface Weighed {
  readonly move: GameMove;
  readonly values: readonly number[];
}

/** What is weighed, and how much of it. */
export interface Weighing {
  readonly seat: Seat;
  /** The first is the one the others are measured by. */
  readonly moves: readonly GameMove[];
  readonly worlds: Worlds;
  readonly budget: Budget;
  /**
   * A move that falls so many standard errors behind the best is not tried in more worlds. Left out: each is tried
   * in all of them.
   */
  readonly drop?: number;
}

/** Worlds are looked at so many at a time before anything is dropped, or the clock looked at for the first time. */
const BATCH = 8;

const total = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0);

/** Those still worth a thought. The best of them decides, and the first is kept as long as there is another. */
function hopeful(all: readonly Weighed[], drop: number): readonly Weighed[] {
  const best = all.reduce((one, other) => (total(other.values) > total(one.values) ? other : one));
  const kept = all.filter((one) => one === best || !hopeless(gain(one.values, best.values), drop));
  const [first] = all;
  return kept.length < 2 || !first || kept[0] === first ? kept : [first, ...kept];
}

/** Tries every move in the same worlds, and plays each of them on. Moves come back in the order given. */
export function weigh(
  game: SearchedGame,
  { seat, moves, worlds, budget, drop }: Weighing,
): readonly Weighed[] {
  const all = moves.map((move) => ({ move, values: [] as number[] }));
  let still: readonly Weighed[] = all;
  const start = performance.now();
  const { ms = Number.POSITIVE_INFINITY } = budget;
  for (let n = 0; n < budget.worlds && still.length > 1; n++) {
    const world = worlds(n);
    for (const { move, values } of still) (values as number[]).push(cameTo(game, world, seat, move));
    if (drop !== undefined && (n + 1) % BATCH === 0) still = hopeful(still, drop);
    if (performance.now() - start > ms) break;
  }
  return all;
}
