import type { GameMove } from '../../game/play.ts';

/** A move with its values in the worlds it was tried in, in their order. */
export interface MoveValues {
  readonly move: GameMove;
  /** Evaluations, which include a premium for winning. The search compares these. */
  readonly values: readonly number[];
  /** Leads in points on the score sheet, in the same order. */
  readonly leads: readonly number[];
}
