import type { GameMove } from '../game/play.ts';
import type { LadderPlayer } from './ladder.ts';
import { evaluateCandidates, pickBest } from './search/evaluation.ts';
import { repeatWorld, sampleWorlds, viewWithOpenHands, type WorldSource } from './search/worlds.ts';
import { defaultBudget } from './shark.ts';

type WorldSampler = (...args: Parameters<LadderPlayer>) => WorldSource;

/** Creates a player that decides like the shark, in the worlds of its own sampler. */
const createReferencePlayer =
  (worldSampler: WorldSampler): LadderPlayer =>
  (...args): GameMove => {
    const [game, state, seat, , budget = defaultBudget(game)] = args;
    const view = game.visibility.view(state, seat);
    return pickBest(evaluateCandidates(game, view, seat, { worlds: worldSampler(...args), budget })).move;
  };

/**
 * Players for comparison, to measure what hidden information is worth. `seer` sees all cards in the order in which
 * they will be drawn, `peeker` sees all hands.
 */
export const REFERENCE_PLAYERS: Readonly<Record<string, LadderPlayer>> = {
  seer: createReferencePlayer((_game, state, _seat, random) => repeatWorld(state, random.integerBelow(2 ** 30))),
  peeker: createReferencePlayer((game, state, seat, random) =>
    sampleWorlds(game, viewWithOpenHands(game, state, seat), seat, random.integerBelow(2 ** 30)),
  ),
};
