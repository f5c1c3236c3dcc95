import { TooMuch } from '../game/fault.ts';
import type { Game } from '../game/game.ts';
import { judge } from '../game/judge.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { worlds } from '../game/worlds.ts';
import { Budget } from './budget.ts';

interface MoveBounds {
  /** See `Play.moves`. */
  readonly maxPerCard?: number;
  /** With this many moves or more the answer is TooMuch. */
  readonly end?: number;
  readonly budget?: Budget;
}

interface MoveContext {
  readonly game: Game;
  readonly state: GameState;
  readonly seat: Seat;
  readonly budget: Budget;
}

/**
 * Whether a move that `likelyMoves` lists is legal whatever the unseen cards are: judged in every world that matters,
 * until one forbids it.
 * @throws TooMuch if the budget is spent
 */
export function isCertain({ game, state, seat, budget }: MoveContext, move: GameMove): boolean {
  const unseen = game.visibility.unseen(state, seat, move);
  if (unseen.length === 0) return true;
  for (const world of worlds(state, unseen)) {
    budget.spend();
    if (!judge(game, world.state, seat, move).isLegal) return false;
  }
  return true;
}

/** The moves that can be made with the cards a seat surely has; every certain move is among them. */
export function likelyMoves(
  { game, state, seat }: Omit<MoveContext, 'budget'>,
  { maxPerCard: most, end }: MoveBounds,
): readonly GameMove[] {
  return game.play.moves(game.visibility.maskUncertain(state, seat), seat, most, end);
}

/**
 * Every move that is legal whatever the unseen cards are.
 * @throws TooMuch if the budget is spent
 */
export function certainMoves(
  game: Game,
  state: GameState,
  seat: Seat,
  { budget = new Budget(), end = Number.POSITIVE_INFINITY, ...bounds }: MoveBounds = {},
): readonly GameMove[] {
  const context = { game, state, seat, budget };
  const moves = likelyMoves(context, { ...bounds, end });
  if (moves.length >= end) {
    throw new TooMuch('position', `More than ${end} moves are possible here: too many to list.`);
  }
  return moves.filter((move) => isCertain(context, move));
}
