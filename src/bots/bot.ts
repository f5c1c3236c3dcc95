import type { Game, GameMove, GameState, Seat } from '../game/game.ts';
import type { Random } from '../random/random.ts';

/**
 * Chooses a legal move from what the seat may know. A bot never sees a state, only a view; same view and
 * same chance, same move.
 */
export type Bot = (game: Game, view: GameState, seat: Seat, random: Random) => GameMove;

/** The moves a bot looks at: never empty for a seat that is on turn. */
export function candidates(game: Game, view: GameState, seat: Seat): readonly GameMove[] {
  return game.worthTrying?.(view, seat) ?? game.moves(view, seat);
}
