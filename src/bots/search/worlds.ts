import type { Engine } from '../../game/game.ts';
import { handsOf } from '../../game/hand.ts';
import type { GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { createRandom } from '../../random/random.ts';

/** Sample size and seed. The same values give the same figures. */
export interface Sampling {
  /** Worlds in which each candidate is tried. */
  readonly worlds: number;
  readonly seed: number;
}

/** A determinization: the unseen cards arranged in one way, and the seed of its playouts, the same for all moves. */
export interface World {
  readonly state: GameState;
  readonly seed: number;
}

/** Odd and large, so that neighbouring seeds and worlds don't share their chance. */
const SEED_STEP = 0x9e3779b1;

/** Returns the world of this number; the same number gives the same world. */
export type WorldSource = (n: number) => World;

const worldSeed = (seed: number, n: number): number => (seed ^ Math.imul(n + 1, SEED_STEP)) >>> 0;

/** Samples worlds that are consistent with a view. */
export function sampleWorlds(game: Engine, view: GameState, seat: Seat, seed: number): WorldSource {
  return (n) => {
    const ownSeed = worldSeed(seed, n);
    return { state: game.visibility.sampleWorld(view, seat, createRandom(ownSeed)), seed: ownSeed };
  };
}

/** The view with all hands open; the stock stays hidden. */
export const viewWithOpenHands = (game: Engine, state: GameState, seat: Seat): GameState => ({
  ...game.visibility.view(state, seat),
  ...{ hands: handsOf(state) },
});

/** Gives the same known state as every world; only the seeds of the playouts differ. */
export function repeatWorld(state: GameState, seed: number): WorldSource {
  return (n) => ({ state, seed: worldSeed(seed, n) });
}
