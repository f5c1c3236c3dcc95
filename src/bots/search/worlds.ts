import type { Engine } from '../../game/game.ts';
import { handsOf } from '../../game/hand.ts';
import type { GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { createRandom } from '../../random/random.ts';

/** A way the unseen cards can lie, and the chance by which it is played on: the same for every move that is weighed. */
export interface World {
  readonly state: GameState;
  readonly seed: number;
}

/** Far enough apart that no two worlds of one search, or of the next seed, share their chance. */
const SEED_STEP = 0x9e3779b1;

/** Where worlds come from: the same seed and number, the same world. */
export type WorldSource = (n: number) => World;

const worldSeed = (seed: number, n: number): number => (seed ^ Math.imul(n + 1, SEED_STEP)) >>> 0;

/** Worlds that a view allows. */
export function sampleWorlds(game: Engine, view: GameState, seat: Seat, seed: number): WorldSource {
  return (n) => {
    const own = worldSeed(seed, n);
    return { state: game.visibility.sampleWorld(view, seat, createRandom(own)), seed: own };
  };
}

/** What everybody at the table sees together: every hand, and nothing of what is drawn later. */
export const viewWithOpenHands = (game: Engine, state: GameState, seat: Seat): GameState => ({
  ...game.visibility.view(state, seat),
  ...{ hands: handsOf(state) },
});

/** The one world there is, for whoever sees all of it: only how it is played on differs. */
export function repeatWorld(state: GameState, seed: number): WorldSource {
  return (n) => ({ state, seed: worldSeed(seed, n) });
}
