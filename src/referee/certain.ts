import type { Game, GameMove, GameState, Seat } from '../game/game.ts';
import { judge } from '../game/judge.ts';
import { worlds } from '../game/unseen.ts';
import { seeded } from '../random/random.ts';

/**
 * Every move that is legal whatever the unseen cards are. Such a move is legal in any one world, so the
 * moves of one are built and tried in all the others that matter.
 * @param most see the contract's `moves`
 */
export function certainMoves(game: Game, state: GameState, seat: Seat, most?: number): readonly GameMove[] {
  const world = game.guess(state, seat, seeded(1));
  return game.moves(world, seat, most).filter((move) => {
    const unseen = game.unseen(state, seat, move);
    return unseen.length === 0 || worlds(state, unseen).every((w) => judge(game, w.state, seat, move).legal);
  });
}
