import type { BotEngine, Engine } from '../game/game.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import type { Random } from '../random/random.ts';

/** How much a bot may think that searches: whichever is used up first. Without `ms`, same seed, same move. */
export interface Budget {
  /** Ways the unseen cards can lie that are looked at, at most. */
  readonly worlds: number;
  /** Milliseconds, roughly. */
  readonly ms?: number;
}

/**
 * Chooses a legal move from what the seat may know. A bot never sees a state, only a view; same view and
 * same chance, same move.
 */
export type BotOf<G> = (game: G, view: GameState, seat: Seat, random: Random, budget?: Budget) => GameMove;

/** Any bot. */
export type Bot = BotOf<BotEngine>;
/** One that looks at the table and no further. */
export type SimpleBot = BotOf<Engine>;

/** The moves a bot looks at: never empty for a seat that is on turn. */
export function listCandidates(game: Engine, view: GameState, seat: Seat): readonly GameMove[] {
  return game.heuristics.candidateMoves?.(view, seat) ?? game.play.moves(view, seat);
}
