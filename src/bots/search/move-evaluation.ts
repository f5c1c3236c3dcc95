import type { BotEngine } from '../../game/game.ts';
import type { GameMove } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { evaluateExactly, findOnlyWorld } from './exact-values.ts';
import type { MoveValues } from './move-values.ts';
import { rollOutMoves } from './rollouts.ts';
import type { WorldSource } from './worlds.ts';

/** What is played out: by whom, which moves, and in how many ways the cards can lie. */
export interface EvaluationRequest {
  readonly seat: Seat;
  readonly moves: readonly GameMove[];
  readonly worlds: WorldSource;
  readonly many: number;
}

/**
 * What each move comes to, world by world. Where nothing is hidden any more, what everybody’s best play makes of it:
 * there, one way to go on proves nothing.
 * @throws RangeError where nothing is hidden, and there is too much to look at
 */
export function evaluateMoves(
  game: BotEngine,
  { seat, moves, worlds, many }: EvaluationRequest,
): readonly MoveValues[] {
  const only = findOnlyWorld(worlds);
  if (!only) return rollOutMoves(game, { seat, moves, worlds, budget: { worlds: many } });
  const exact = evaluateExactly(game, only, seat, moves);
  if (!exact) throw new RangeError('Nothing is hidden here, and no end could be found.');
  return exact;
}
