import type { Engine } from '../game/game.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import type { Random } from '../random/random.ts';

/**
 * Chooses a legal move from what the seat may know. A bot never sees a state, only a view; same view and
 * same chance, same move.
 */
export type Bot = (game: Engine, view: GameState, seat: Seat, random: Random) => GameMove;

/** The moves a bot looks at: never empty for a seat that is on turn. */
export function candidates(game: Engine, view: GameState, seat: Seat): readonly GameMove[] {
  return game.mind.worthTrying?.(view, seat) ?? game.play.moves(view, seat);
}
