import type { GameMove, GameState } from '../game/play.ts';
import type { Player } from './ladder.ts';
import { asItLies, type Worlds, worldsOf } from './search/worlds.ts';
import { chosen, shortlist, USUAL } from './shark.ts';

type Sees = (...args: Parameters<Player>) => Worlds;

/** Chooses as a shark does, in the worlds it sees. */
const seeing =
  (sees: Sees): Player =>
  (...args): GameMove => {
    const [game, state, seat, random, budget = USUAL] = args;
    const view = game.seen.view(state, seat);
    return chosen(game, seat, shortlist(game, view, seat, random), sees(...args), budget).move;
  };

/** What everybody at the table sees together: all hands, and nothing of what is drawn later. */
function handsOf(view: GameState, state: GameState): GameState {
  return 'hands' in state ? ({ ...view, hands: state.hands } as GameState) : view;
}

/**
 * Players for comparison only: how much is there to win for somebody who sees more than a bot may? `seer` sees every
 * card, in the order in which it will be drawn; `peeker` sees every hand.
 */
export const SEERS: Readonly<Record<string, Player>> = {
  seer: seeing((_game, state, _seat, random) => asItLies(state, random.below(2 ** 30))),
  peeker: seeing((game, state, seat, random) =>
    worldsOf(game, handsOf(game.seen.view(state, seat), state), seat, random.below(2 ** 30)),
  ),
};
