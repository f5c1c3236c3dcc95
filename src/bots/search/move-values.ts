import type { GameMove } from '../../game/play.ts';

/** A move, and what it came to in each of the worlds it was tried in, in their order. */
export interface MoveValues {
  readonly move: GameMove;
  /** What a search goes by: a premium for winning is in it. */
  readonly values: readonly number[];
  /** The same in points ahead on the sheet, world by world. */
  readonly leads: readonly number[];
}
