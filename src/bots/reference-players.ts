import type { GameMove } from '../game/play.ts';
import type { LadderPlayer } from './ladder.ts';
import { evaluateCandidates, pickBest } from './search/evaluation.ts';
import { repeatWorld, sampleWorlds, viewWithOpenHands, type WorldSource } from './search/worlds.ts';
import { defaultBudget } from './shark.ts';

type WorldSampler = (...args: Parameters<LadderPlayer>) => WorldSource;

/** Chooses as a shark does, in the worlds it sees. */
const createSeer =
  (sees: WorldSampler): LadderPlayer =>
  (...args): GameMove => {
    const [game, state, seat, , budget = defaultBudget(game)] = args;
    const view = game.visibility.view(state, seat);
    return pickBest(evaluateCandidates(game, view, seat, { worlds: sees(...args), budget })).move;
  };

/**
 * Players for comparison only: how much is there to win for somebody who sees more than a bot may? `seer` sees every
 * card, in the order in which it will be drawn; `peeker` sees every hand.
 */
export const REFERENCE_PLAYERS: Readonly<Record<string, LadderPlayer>> = {
  seer: createSeer((_game, state, _seat, random) => repeatWorld(state, random.below(2 ** 30))),
  peeker: createSeer((game, state, seat, random) =>
    sampleWorlds(game, viewWithOpenHands(game, state, seat), seat, random.below(2 ** 30)),
  ),
};
