import type { GameMove } from '../game/play.ts';
import type { Player } from './ladder.ts';
import { bestOf, judgeAll } from './search/judge-all.ts';
import { asItLies, openTo, type Worlds, worldsOf } from './search/worlds.ts';
import { usual } from './shark.ts';

type Sees = (...args: Parameters<Player>) => Worlds;

/** Chooses as a shark does, in the worlds it sees. */
const seeing =
  (sees: Sees): Player =>
  (...args): GameMove => {
    const [game, state, seat, , budget = usual(game)] = args;
    const view = game.visibility.view(state, seat);
    return bestOf(judgeAll(game, view, seat, { worlds: sees(...args), budget })).move;
  };

/**
 * Players for comparison only: how much is there to win for somebody who sees more than a bot may? `seer` sees every
 * card, in the order in which it will be drawn; `peeker` sees every hand.
 */
export const SEERS: Readonly<Record<string, Player>> = {
  seer: seeing((_game, state, _seat, random) => asItLies(state, random.below(2 ** 30))),
  peeker: seeing((game, state, seat, random) =>
    worldsOf(game, openTo(game, state, seat), seat, random.below(2 ** 30)),
  ),
};
