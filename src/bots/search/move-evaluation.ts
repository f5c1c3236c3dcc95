import type { BotEngine } from '../../game/game.ts';
import type { GameMove } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { evaluateExactly, findOnlyWorld } from './exact-values.ts';
import type { MoveValues } from './move-values.ts';
import { rollOutMoves } from './rollouts.ts';
import type { WorldSource } from './worlds.ts';

/** Which moves to evaluate, and in how many worlds. */
export interface EvaluationRequest {
  readonly seat: Seat;
  readonly moves: readonly GameMove[];
  readonly worlds: WorldSource;
  readonly worldCount: number;
}

/**
 * Returns the value of each move, world by world. If nothing is hidden, the deal is solved instead, because a single
 * line proves nothing.
 * @throws RangeError if nothing is hidden and the search is too large
 */
export function evaluateMoves(
  game: BotEngine,
  { seat, moves, worlds, worldCount }: EvaluationRequest,
): readonly MoveValues[] {
  const onlyWorld = findOnlyWorld(worlds);
  if (!onlyWorld) return rollOutMoves(game, { seat, moves, worlds, budget: { worlds: worldCount } });
  const exact = evaluateExactly(game, onlyWorld, seat, moves);
  if (!exact) throw new RangeError('Nothing is hidden, but the search is too large to solve the deal.');
  return exact;
}
