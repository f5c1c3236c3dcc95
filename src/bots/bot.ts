import type { BotEngine, Engine } from '../game/game.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import type { Random } from '../random/random.ts';

/** Limits of a bot's search; the first one reached ends it. Without `ms`, the same seed gives the same move. */
export interface Budget {
  /** Most worlds to sample. */
  readonly worlds: number;
  /** Approximate time limit in milliseconds. */
  readonly ms?: number;
}

/** Chooses a legal move. A bot gets a view, never a state, and depends on nothing but the view and `random`. */
export type BotOf<G> = (game: G, view: GameState, seat: Seat, random: Random, budget?: Budget) => GameMove;

export type Bot = BotOf<BotEngine>;
/** A bot that rates moves without looking ahead. */
export type SimpleBot = BotOf<Engine>;

/** The moves a bot considers; never empty for the seat whose turn it is. */
export function listCandidates(game: Engine, view: GameState, seat: Seat): readonly GameMove[] {
  return game.heuristics.candidateMoves?.(view, seat) ?? game.play.moves(view, seat);
}
